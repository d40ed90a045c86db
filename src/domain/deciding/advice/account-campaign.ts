/** A campaign of the account with the names and ids that its reports know. */
export interface AccountCampaign {
  name: string;
  suffix: string;
  /** Google's id; empty where nothing shows it. */
  id: string;
  adGroups: { campaign: string; adGroup: string; id: string }[];
  /** With plain keywords. */
  locations: { campaign: string; adGroup: string; keyword: string }[];
}
