/**
 * A spreadsheet program runs a text that starts like this as a formula, at the latest after it was saved as CSV. Blanks and
 * line breaks before it do not matter.
 */
export const FORMULA_START = /^\s*[=+\-@]/;
