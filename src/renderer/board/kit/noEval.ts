/** Pixi makes the shaders of WebGL without `eval`, which the page's policy forbids. Read where WebGL draws. */
import 'pixi.js/unsafe-eval'
