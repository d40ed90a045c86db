import { type FileCells, utf16File } from './utf16-file.ts';

/** The header of a real export of 244 columns; the rows below are made up. */
export const wholeHeader = (
  'Account,Account name,Campaign#Original,Campaign,Labels,Campaign Type,Networks,Budget,Budget type,' +
  'EU political ads,Standard conversion goals,Languages,Bid Strategy Type,Bid Strategy Name,Enhanced CPC,' +
  'Maximum CPC bid limit,Start Date,End Date,Ad Schedule,Ad rotation,Content exclusions,Targeting method,' +
  'Exclusion method,Viewthrough conversion optimization,Audience targeting,Flexible Reach,Ad Group#Original,' +
  'Ad Group,Max CPC,Max CPM,Target CPA,Max CPV,Target CPV,Percent CPC,Target CPM,Target ROAS,Target CPC,' +
  'Desktop Bid Modifier,Mobile Bid Modifier,Tablet Bid Modifier,TV Screen Bid Modifier,' +
  'Display Network Custom Bid Type,Optimized targeting,Strict age and gender targeting,Search term matching,' +
  'Ad Group Type,Channels,Audience name,Age demographic,Gender demographic,Income demographic,' +
  'Parental status demographic,Remarketing audience segments,Interest categories,Life events,' +
  'Custom audience segments,Detailed demographics,Remarketing audience exclusions,Tracking template,' +
  'Final URL suffix,Custom parameters,ID#Original,ID,Audience segment#Original,Audience segment,Bid Modifier,' +
  'Final URL,Final mobile URL,Location#Original,Location,Reach,Location groups#Original,Location groups,' +
  'Radius#Original,Radius,Unit#Original,Unit,Asset name,Folder#Original,Folder,Source,Image Size,File size,' +
  'Promotion target#Original,Promotion target,Occasion#Original,Occasion,Language#Original,Language,' +
  'Currency#Original,Currency,Discount modifier#Original,Discount modifier,Monetary discount,Percent discount,' +
  'Orders over amount,Promotion code,Barcode type,Barcode number,QR code text,Promotion start,Promotion end,' +
  'Terms and conditions,Link to additional terms,Upgraded extension,Link source,Business name#Original,' +
  'Business name,Label#Original,Label,Color,Description,Location group,Location group type,Ad type,' +
  'Headline 1#Original,Headline 1,Headline 2#Original,Headline 2,Headline 3#Original,Headline 3,' +
  'Headline 4#Original,Headline 4,Headline 5#Original,Headline 5,Long headline#Original,Long headline,' +
  'Description 1#Original,Description 1,Description 2#Original,Description 2,Description 3#Original,' +
  'Description 3,Description 4#Original,Description 4,Description 5#Original,Description 5,Video ID 1,' +
  'Video ID 2,Video ID 3,Video ID 4,Video ID 5,Price prefix,Promotion text,Call to action,Main color,' +
  'Accent color,Allow flexible color,Use asset enhancements,Use auto generated video,Ad formats,' +
  'Shared set name#Original,Shared set name,Shared set type,Keyword count,Campaigns,Link Text#Original,' +
  'Link Text,Description Line 1#Original,Description Line 1,Description Line 2#Original,Description Line 2,' +
  'Header#Original,Header,Snippet Values#Original,Snippet Values,Callout text#Original,Callout text,' +
  'Phone Number#Original,Phone Number,Country of Phone#Original,Country of Phone,Conversion Action,' +
  'App store#Original,App store,Package name#Original,Package name,Audience name#Original,Type#Original,Type,' +
  'Price qualifier,Header 1#Original,Header 1,Price 1,Unit 1,Final URL 1,Final mobile URL 1,Header 2#Original,' +
  'Header 2,Price 2,Unit 2,Final URL 2,Final mobile URL 2,Header 3#Original,Header 3,Price 3,Unit 3,' +
  'Final URL 3,Final mobile URL 3,Header 4#Original,Header 4,Price 4,Unit 4,Final URL 4,Final mobile URL 4,' +
  'Header 5#Original,Header 5,Price 5,Unit 5,Final URL 5,Final mobile URL 5,Header 6#Original,Header 6,' +
  'Description 6#Original,Description 6,Price 6,Unit 6,Final URL 6,Final mobile URL 6,Header 7#Original,' +
  'Header 7,Description 7#Original,Description 7,Price 7,Unit 7,Final URL 7,Final mobile URL 7,' +
  'Header 8#Original,Header 8,Description 8#Original,Description 8,Price 8,Unit 8,Final URL 8,' +
  'Final mobile URL 8,Account settings,Inventory type,Auto tagging,Campaign Status,Ad Group Status,Status,' +
  'Approval Status,Ad strength,Comment'
).split(',');

const asset = {
  Source: 'Advertiser',
  'Link source': 'Advertiser',
  'Upgraded extension': '[]',
  'Start Date': '[]',
  'End Date': '[]',
  'Ad Schedule': '[]',
  Status: 'Enabled',
};
export const one = {
  Account: '000-000-0000',
  'Account name': 'Conta fictícia',
  Campaign: 'Busca | Marca | PT',
};
export const two = { ...one, Campaign: 'Busca | Genérico | BR' };
const headlines = {
  'Headline 1': 'Vitalis em Casa',
  'Headline 2': 'Peça seu "Kit"',
  'Headline 3': 'Veja os Preços',
};
export const wholeRows: FileCells[] = [
  {
    ...one,
    'Campaign#Original': one.Campaign,
    'Campaign Type': 'Search',
    Networks: 'Google search',
    Budget: '50.00',
    'Budget type': 'Daily',
    'EU political ads': "Doesn't have EU political ads",
    Languages: 'pt',
    'Campaign Status': 'Paused',
  },
  { ...one, ID: '2076', Location: 'Brasil', Reach: '176000000', Status: 'Enabled' },
  { ...one, Location: '(20mi:33.029186:-96.827073)', Radius: '20', Unit: 'mi' },
  {
    ...one,
    'Ad Group': 'Fundo',
    'Max CPC': '1.50',
    'Ad Group Type': 'Standard',
    'Ad Group Status': 'Enabled',
  },
  {
    ...one,
    'Ad Group': 'Fundo',
    'Ad type': 'Responsive search ad',
    ...headlines,
    'Final URL': 'https://loja.com.br',
  },
  {
    ...one,
    'Link Text': 'Preços',
    'Description Line 1': 'Veja os kits',
    'Description Line 2': 'E escolha',
    ...asset,
  },
  { ...one, 'Callout text': 'Frete rápido', ...asset },
  { ...one, Header: 'Types', 'Snippet Values': 'Cápsulas\nGotas\nPó\n', ...asset },
  { ...one, 'Promotion target': 'Kit 3', Occasion: 'Christmas', 'Percent discount': '10', ...asset },
  { ...two, 'Campaign Type': 'Search', Budget: '30.00', 'Campaign Status': 'Enabled' },
  { ...two, 'Callout text': 'Loja brasileira', ...asset },
  { Account: one.Account, Campaign: '<Account-level>', 'Callout text': 'Da conta', ...asset },
];

/** Columns as Brazilian exports of version 2.13.3 have them; the rows are made up. */
export const brazilianHeader = [
  'Campaign',
  'Labels',
  'Campaign Type',
  'Networks',
  'Budget',
  'Budget type',
  'EU political ads',
  'Languages',
  'Bid Strategy Type',
  'Targeting method',
  'Ad Group',
  'Max CPC',
  'Ad Group Type',
  'ID',
  'Location',
  'Keyword',
  'Criterion Type',
  'First page bid',
  'Quality score',
  'Final URL',
  'Ad type',
  'Headline 1',
  'Headline 1 position',
  'Headline 2',
  'Headline 3',
  'Description 1',
  'Description 2',
  'Path 1',
  'Link Text',
  'Description Line 1',
  'Description Line 2',
  'Campaign Status',
  'Ad Group Status',
  'Status',
];
const busca = { Campaign: 'Pesquisa - Vitalis - BR' };
const fundo = { ...busca, 'Ad Group': 'Fundo | Comprar' };
export const brazilianRows: FileCells[] = [
  {
    ...busca,
    'Campaign Type': 'Search',
    Networks: 'Google search',
    Budget: '25.00',
    Languages: 'pt',
    'Targeting method': 'Location of presence or Area of interest',
  },
  { ...busca, ID: '2076', Location: 'Brasil' },
  { ...busca, Keyword: 'grátis', 'Criterion Type': 'Campaign Negative Broad' },
  { ...busca, Keyword: 'reclame aqui', 'Criterion Type': 'Campaign Negative Phrase' },
  { ...fundo, 'Max CPC': '1.20', 'Ad Group Type': 'Standard' },
  {
    ...fundo,
    Keyword: 'comprar vitalis',
    'Criterion Type': 'Exact',
    'First page bid': '0.80',
    'Quality score': '7',
  },
  { ...fundo, Keyword: 'onde comprar vitalis', 'Criterion Type': 'Phrase', 'Quality score': ' --' },
  { ...fundo, Keyword: 'vitalis', 'Criterion Type': 'Broad' },
  { ...fundo, Keyword: 'usado', 'Criterion Type': 'Negative Phrase' },
  {
    ...fundo,
    'Ad type': 'Responsive search ad',
    ...headlines,
    'Headline 1 position': ' -',
    'Description 1': 'Conheça os kits.',
    'Description 2': 'Receba em casa.',
    'Path 1': 'vitalis',
  },
  {
    ...busca,
    'Link Text': 'Preços',
    'Description Line 1': 'Veja os kits',
    'Description Line 2': 'E escolha',
  },
];

export const wholeFile = utf16File(wholeHeader, wholeRows);
export const brazilianFile = utf16File(brazilianHeader, brazilianRows);
