// The browser: what ImGui's renderer asks OpenGL before each frame, answered without asking.
//
// It reads the state it is about to change and puts it back after drawing. In a browser such a question waits until the
// graphics process has done all it was given, that is until the last frame is painted: tens of milliseconds where a
// processor does the painting. Nobody but ImGui draws on this canvas, so the state outside a frame may be that of a
// fresh context, and that is what is answered.
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
