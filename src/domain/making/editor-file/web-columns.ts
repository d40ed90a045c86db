const split = (header: string): readonly string[] => header.split(',');
const numbered = (name: string, count: number, end = '') =>
  Array.from({ length: count }, (_, at) => `${name} ${at + 1}${end}`);

/** The headers of Google's own templates for the upload in the browser. */
export const webColumns = {
  campaign: split(
    'Row Type,Action,Campaign status,Campaign ID,Campaign,Campaign type,Networks,Budget,Delivery method,Budget type,Bid strategy type,Bid strategy,Campaign start date,Campaign end date,Language,Location,Exclusion,Devices,Label,Target CPA,Target ROAS,Display URL option,Website description,Target Impression Share,Max CPC Bid Limit for Target IS,Location Goal for Target IS,Tracking template,Final URL suffix,Custom parameter,Inventory type,Campaign subtype,Video ad formats,EU political ads',
  ),
  adGroup: split(
    'Row Type,Action,Ad group status,Campaign ID,Campaign,Ad group ID,Ad group,Ad group type,Ad rotation,Default max. CPC,CPC%,Max. CPM,Max. CPV,Target CPA,Target CPM,TrueView target CPV,Label,Tracking template,Final URL suffix,Custom parameter,Target ROAS',
  ),
  keyword: split(
    'Row Type,Action,Keyword status,Campaign ID,Campaign,Ad group ID,Ad group,Keyword ID,Keyword,Type,Label,Default max. CPC,Max. CPV,Final URL,Mobile final URL,Final URL suffix,Tracking template,Custom parameter',
  ),
  negative: split(
    'Row Type,Action,Keyword status,Level,Campaign ID,Campaign,Ad group ID,Ad group,Keyword ID,Negative keyword,Type',
  ),
  ad: [
    ...split('Row Type,Action,Ad status,Campaign ID,Campaign,Ad group ID,Ad group,Ad ID,Ad type,Label'),
    ...numbered('Headline', 15),
    ...numbered('Description', 4),
    ...numbered('Headline', 15, ' position'),
    ...numbered('Description', 4, ' position'),
    ...split('Path 1,Path 2,Final URL,Mobile final URL,Tracking template,Final URL suffix,Custom parameter'),
  ],
  sitelink: split(
    'Row Type,Action,Asset action,Customer ID,Level,Campaign ID,Campaign,Ad group ID,Ad group,Item ID,Sitelink text,Final URL,Mobile final URL,Final URL suffix,Description,Description 2,Tracking template,Custom parameter,Schedules,Start date,End date,Scheduling,Device preference type,Row tag',
  ),
  callout: split('Row type,Action,Campaign,Ad group,Callout text'),
  snippet: split('Action,Campaign,Ad group,Structured snippet header,Structured snippet values'),
} as const;
