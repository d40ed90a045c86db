/** Bundles of whole applications hold a router, which listens to the Back button to obey it. */
export function isRouter(script: string): boolean {
  return script.length > 50_000;
}

/** A script that asks whether Google's robot reads the page, and then shows or opens something else. */
export const TURNS_ON_ROBOTS =
  /(?:(?:adsbot|googlebot|mediapartners|bot\|)[\s\S]{0,160}useragent|useragent[\s\S]{0,160}(?:adsbot|googlebot|mediapartners))[\s\S]{0,300}(?:location|document\.(?:write|open)|innerhtml|textcontent|\.display|\.remove\(|replacewith|replacechildren|\.hidden|window\.stop\(|(?<!\w)throw\b)/iu;

export function turnsOnRobots(script: string): boolean {
  return TURNS_ON_ROBOTS.test(script);
}
