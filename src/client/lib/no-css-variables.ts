/** In the place of Mantine's component, which computes the variables of the theme in the page. */
export function MantineCssVariables(): null {
  return null;
}
