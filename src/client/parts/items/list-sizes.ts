/** In pixels: a row of one line, and the window of a list, which is `20rem` in its style. */
export const LINE_HEIGHT = 44;
export const WINDOW_HEIGHT = 320;
