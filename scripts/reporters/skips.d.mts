interface Skip {
  name: string;
  why: string;
  when: boolean;
}
export declare function mayMount(): boolean;
export declare function judgeSkips(
  names: readonly string[],
  allowed?: readonly Skip[],
): { byDesign: { name: string; why: string }[]; unexpected: string[] };
