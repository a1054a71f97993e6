# palazzo_tests(TARGET): registers a Catch2 program in pieces that run in parallel, each of which writes its totals to
# results/N.xml.
function(palazzo_tests target)
    set(pieces 16) # enough pieces to keep all cores busy until the end
    file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/results)
    math(EXPR last "${pieces} - 1")
    foreach(piece RANGE ${last})
        # The cases are shuffled, the same way each time, because the long ones are next to each other in their files.
        add_test(NAME ${target}-${piece} COMMAND ${target} --order rand --rng-seed 1 --shard-count ${pieces} --shard-index ${piece}
            --allow-running-no-tests --durations yes --reporter console
            --reporter xml::out=${PROJECT_BINARY_DIR}/results/${piece}.xml
            WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
        set_tests_properties(${target}-${piece} PROPERTIES TIMEOUT 1800)
    endforeach()
endfunction()
