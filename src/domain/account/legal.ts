/** The person or company responsible for the service, as the operator configured it. */
export interface LegalContact {
  name: string;
  /** Null when the operator configured none. People then reply to a mail. */
  email: string | null;
}
