// Answers, in the browser, the queries of OpenGL state that ImGui's renderer makes before each frame, without asking
// OpenGL.
//
// The renderer reads the state that it is about to change and restores it after drawing. In a browser such a query
// waits until the graphics process has finished everything, that is until the last frame is painted: tens of
// milliseconds with software rendering. Only ImGui draws on this canvas, so the state between frames may as well be
// that of a new context. These functions return that state.
#include <GLES3/gl3.h>
#include <webgl/webgl1.h>

#include <algorithm>

extern "C" void glGetIntegerv(GLenum what, GLint* answer) {
    switch (what) {
    case GL_ACTIVE_TEXTURE: *answer = GL_TEXTURE0; return;
    case GL_BLEND_EQUATION_RGB:
    case GL_BLEND_EQUATION_ALPHA: *answer = GL_FUNC_ADD; return;
    case GL_BLEND_SRC_RGB:
    case GL_BLEND_SRC_ALPHA: *answer = GL_ONE; return;
    case GL_BLEND_DST_RGB:
    case GL_BLEND_DST_ALPHA: *answer = GL_ZERO; return;
    case GL_CURRENT_PROGRAM:
    case GL_TEXTURE_BINDING_2D:
    case GL_SAMPLER_BINDING:
    case GL_ARRAY_BUFFER_BINDING:
    case GL_ELEMENT_ARRAY_BUFFER_BINDING:
    case GL_VERTEX_ARRAY_BINDING:
    case GL_PIXEL_UNPACK_BUFFER_BINDING: *answer = 0; return;
    case GL_VIEWPORT:
    case GL_SCISSOR_BOX: std::fill_n(answer, 4, 0); return;
    default: emscripten_glGetIntegerv(what, answer);
    }
}
