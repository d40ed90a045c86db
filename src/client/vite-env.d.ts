interface ImportMetaEnv {
  /** The version in package.json. */
  readonly VITE_RELEASE: string;
}
