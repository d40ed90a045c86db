/** What a spreadsheet shows where it could not compute a cell. */
export const SHEET_ERROR =
  /^#(?:(?:NOME|NAME|¿NOMBRE)\?|(?:¡?(?:REF|VALOR|DIV\/0)|VALUE|N[UÚ]M|NULL|NULO)!|N\/[AD])$/iu;
