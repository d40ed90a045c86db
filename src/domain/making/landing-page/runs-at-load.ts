/** What opens a function that runs as soon as the page is there, or no function at all. */
const AT_ONCE =
  /(?:settimeout|requestanimationframe|requestidlecallback)\(\s*(?:async\s*)?(?:function|\(?\w*\)?\s*=>)[^{]*$|\bonload\s*=\s*(?:async\s*)?(?:function|\(?\w*\)?\s*=>)[^{]*$|(?:domcontentloaded|['"`](?:load|pageshow))['"`]\s*,\s*(?:async\s*)?(?:function|\(?\w*\)?\s*=>)[^{]*$|(?:\.ready|\$|jquery)\(\s*(?:function|\(?\w*\)?\s*=>)[^{]*$|(?:^|[;!}\n]|(?<![\w$])\()\s*\(?\s*(?:async\s*)?(?:function\s*\(\w*\)|\(\w*\)\s*=>)\s*$/iu;
const IS_FUNCTION = /(?:function\b[^{}]*|=>\s*|\)\s*)$/iu;
const IS_BRANCH = /\b(?:if|for|while|switch|catch|with)\s*\([^{}]*\)\s*$/iu;
/** A function without braces, which something else than the page's start runs. */
const LATER =
  /(?:addeventlistener\(\s*['"`](?!load|domcontentloaded|pageshow)|\.on\w+\s*=(?!=)|\.on\(|\.then\(|\.click\()[^;{}]*$/iu;
const MOST_OF_A_HEADER = 160;

/** Whether the place in a script runs when the page opens, and not when somebody clicks, types or calls it. */
export function runsAtLoad(script: string, at: number): boolean {
  // An attribute such as onclick is a script of its own.
  if (/^on(?!load=)\w+=/iu.test(script)) return false;
  const openers: number[] = [];
  for (let index = 0; index < at; index++) {
    if (script[index] === '{') openers.push(index);
    else if (script[index] === '}') openers.pop();
  }
  if (LATER.test(script.slice(Math.max(0, at - MOST_OF_A_HEADER), at))) return false;
  return openers.every((opener) => {
    const header = script.slice(Math.max(0, opener - MOST_OF_A_HEADER), opener);
    return IS_BRANCH.test(header) || !IS_FUNCTION.test(header) || AT_ONCE.test(header);
  });
}
