/** Who answers for the service, as the operator configured it. */
export interface LegalContact {
  name: string;
  /** Null when the operator gave none: then people answer a letter. */
  email: string | null;
}
