# palazzo_tests(TARGET): runs a Catch2 program in pieces, so that they share the processor's cores, each leaving its totals
# in results/N.xml.
function(palazzo_tests target)
    set(pieces 16) # so small that no core has nothing to do for long at the end
    file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/results)
    math(EXPR last "${pieces} - 1")
    foreach(piece RANGE ${last})
        # Shuffled, the same way each time: in their files the long cases stand beside each other.
        add_test(NAME ${target}-${piece} COMMAND ${target} --order rand --rng-seed 1 --shard-count ${pieces} --shard-index ${piece}
            --allow-running-no-tests --durations yes --reporter console
            --reporter xml::out=${PROJECT_BINARY_DIR}/results/${piece}.xml
            WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
        set_tests_properties(${target}-${piece} PROPERTIES TIMEOUT 1800)
    endforeach()
endfunction()
