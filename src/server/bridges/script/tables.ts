/** A table is a query: the name of each column and the field of Google Ads that it holds. */
export interface Table {
  resource: string;
  columns: Record<string, string>;
  /**
   * `days`: one query for a period, with rows for each day. `one_day`: one query for each day, because Google
   * allows no more. `now`: the current state. `changes`: one query for each day, with Google's limit of rows.
   */
  when: 'days' | 'one_day' | 'now' | 'changes';
  where?: string;
}

const METRICS = {
  impressions: 'metrics.impressions',
  clicks: 'metrics.clicks',
  costMicros: 'metrics.cost_micros',
  conversions: 'metrics.conversions',
  conversionValue: 'metrics.conversions_value',
};
const CAMPAIGN = { campaignId: 'campaign.id', campaign: 'campaign.name' };
const AD_GROUP = { ...CAMPAIGN, adGroupId: 'ad_group.id', adGroup: 'ad_group.name' };
const DAY = { day: 'segments.date' };

/** The tables that this script can read. The server names a table and days; it cannot ask for anything else. */
export const TABLES: Record<string, Table> = {
  account: {
    resource: 'customer',
    when: 'now',
    columns: {
      id: 'customer.id',
      name: 'customer.descriptive_name',
      currency: 'customer.currency_code',
      timeZone: 'customer.time_zone',
      autoTagging: 'customer.auto_tagging_enabled',
      trackingTemplate: 'customer.tracking_url_template',
      finalUrlSuffix: 'customer.final_url_suffix',
      isManager: 'customer.manager',
      isTest: 'customer.test_account',
      acceptedDataTerms: 'customer.conversion_tracking_setting.accepted_customer_data_terms',
    },
  },
  campaigns: {
    resource: 'campaign',
    when: 'days',
    columns: {
      ...DAY,
      ...CAMPAIGN,
      status: 'campaign.status',
      ...METRICS,
      impressionShare: 'metrics.search_impression_share',
      lostToBudget: 'metrics.search_budget_lost_impression_share',
      lostToRank: 'metrics.search_rank_lost_impression_share',
      topShare: 'metrics.search_top_impression_share',
      absoluteTopShare: 'metrics.search_absolute_top_impression_share',
    },
  },
  campaign_hours: {
    resource: 'campaign',
    when: 'days',
    columns: { ...DAY, hour: 'segments.hour', ...CAMPAIGN, ...METRICS },
  },
  campaign_devices: {
    resource: 'campaign',
    when: 'days',
    columns: { ...DAY, device: 'segments.device', ...CAMPAIGN, ...METRICS },
  },
  ad_groups: { resource: 'ad_group', when: 'days', columns: { ...DAY, ...AD_GROUP, ...METRICS } },
  search_terms: {
    resource: 'search_term_view',
    when: 'days',
    columns: {
      ...DAY,
      term: 'search_term_view.search_term',
      status: 'search_term_view.status',
      keyword: 'segments.keyword.info.text',
      matchType: 'segments.search_term_match_type',
      ...AD_GROUP,
      ...METRICS,
    },
  },
  keywords: {
    resource: 'keyword_view',
    when: 'days',
    columns: {
      ...DAY,
      text: 'ad_group_criterion.keyword.text',
      matchType: 'ad_group_criterion.keyword.match_type',
      status: 'ad_group_criterion.status',
      cpcMicros: 'ad_group_criterion.effective_cpc_bid_micros',
      qualityScore: 'ad_group_criterion.quality_info.quality_score',
      adRelevance: 'ad_group_criterion.quality_info.creative_quality_score',
      landingPage: 'ad_group_criterion.quality_info.post_click_quality_score',
      expectedCtr: 'ad_group_criterion.quality_info.search_predicted_ctr',
      firstPageMicros: 'ad_group_criterion.position_estimates.first_page_cpc_micros',
      ...AD_GROUP,
      ...METRICS,
    },
  },
  assets: {
    resource: 'ad_group_ad_asset_view',
    when: 'days',
    where: "asset.type = 'TEXT'",
    columns: {
      ...DAY,
      text: 'asset.text_asset.text',
      fieldType: 'ad_group_ad_asset_view.field_type',
      performance: 'ad_group_ad_asset_view.performance_label',
      ...AD_GROUP,
      ...METRICS,
    },
  },
  places: {
    resource: 'geographic_view',
    when: 'days',
    columns: {
      ...DAY,
      country: 'geographic_view.country_criterion_id',
      locationType: 'geographic_view.location_type',
      ...CAMPAIGN,
      ...METRICS,
    },
  },
  clicks: {
    resource: 'click_view',
    when: 'one_day',
    columns: {
      ...DAY,
      gclid: 'click_view.gclid',
      keyword: 'click_view.keyword_info.text',
      matchType: 'click_view.keyword_info.match_type',
      device: 'segments.device',
      ...AD_GROUP,
      clicks: 'metrics.clicks',
    },
  },
  changes: {
    resource: 'change_event',
    when: 'changes',
    columns: {
      changedAt: 'change_event.change_date_time',
      resourceType: 'change_event.change_resource_type',
      operation: 'change_event.resource_change_operation',
      clientType: 'change_event.client_type',
      fields: 'change_event.changed_fields',
      resource: 'change_event.change_resource_name',
      campaign: 'campaign.name',
      adGroup: 'ad_group.name',
    },
  },
  campaign_negatives: {
    resource: 'campaign_criterion',
    when: 'now',
    where:
      "campaign_criterion.negative = TRUE AND campaign_criterion.type = 'KEYWORD' AND campaign.status != 'REMOVED'",
    columns: {
      text: 'campaign_criterion.keyword.text',
      matchType: 'campaign_criterion.keyword.match_type',
      campaign: 'campaign.name',
    },
  },
  ad_group_negatives: {
    resource: 'ad_group_criterion',
    when: 'now',
    where:
      "ad_group_criterion.negative = TRUE AND ad_group_criterion.type = 'KEYWORD' AND ad_group_criterion.status != 'REMOVED' AND campaign.status != 'REMOVED'",
    columns: {
      text: 'ad_group_criterion.keyword.text',
      matchType: 'ad_group_criterion.keyword.match_type',
      campaign: 'campaign.name',
      adGroup: 'ad_group.name',
    },
  },
  shared_negatives: {
    resource: 'shared_criterion',
    when: 'now',
    where: "shared_set.status = 'ENABLED' AND shared_criterion.type = 'KEYWORD'",
    columns: {
      text: 'shared_criterion.keyword.text',
      matchType: 'shared_criterion.keyword.match_type',
      list: 'shared_set.name',
      listType: 'shared_set.type',
    },
  },
  shared_lists: {
    resource: 'campaign_shared_set',
    when: 'now',
    where: "campaign_shared_set.status = 'ENABLED'",
    columns: { list: 'shared_set.name', listType: 'shared_set.type', campaign: 'campaign.name' },
  },
  budgets: {
    resource: 'campaign',
    when: 'now',
    where: "campaign.status != 'REMOVED'",
    columns: {
      ...CAMPAIGN,
      status: 'campaign.status',
      primaryStatus: 'campaign.primary_status',
      reasons: 'campaign.primary_status_reasons',
      bidding: 'campaign.bidding_strategy_type',
      portfolio: 'campaign.bidding_strategy',
      targetCpaMicros: 'campaign.target_cpa.target_cpa_micros',
      conversionsCpaMicros: 'campaign.maximize_conversions.target_cpa_micros',
      targetRoas: 'campaign.target_roas.target_roas',
      valueRoas: 'campaign.maximize_conversion_value.target_roas',
      clicksLimitMicros: 'campaign.target_spend.cpc_bid_ceiling_micros',
      shareLimitMicros: 'campaign.target_impression_share.cpc_bid_ceiling_micros',
      amountMicros: 'campaign_budget.amount_micros',
      isShared: 'campaign_budget.explicitly_shared',
    },
  },
  ads: {
    resource: 'ad_group_ad',
    when: 'now',
    where: "ad_group_ad.status != 'REMOVED' AND campaign.status != 'REMOVED'",
    columns: {
      id: 'ad_group_ad.ad.id',
      status: 'ad_group_ad.status',
      headlines: 'ad_group_ad.ad.responsive_search_ad.headlines',
      descriptions: 'ad_group_ad.ad.responsive_search_ad.descriptions',
      finalUrls: 'ad_group_ad.ad.final_urls',
      strength: 'ad_group_ad.ad_strength',
      approval: 'ad_group_ad.policy_summary.approval_status',
      review: 'ad_group_ad.policy_summary.review_status',
      topics: 'ad_group_ad.policy_summary.policy_topic_entries',
      ...AD_GROUP,
    },
  },
  conversion_actions: {
    resource: 'conversion_action',
    when: 'now',
    where: "conversion_action.status = 'ENABLED'",
    columns: {
      name: 'conversion_action.name',
      type: 'conversion_action.type',
      isPrimary: 'conversion_action.primary_for_goal',
      counting: 'conversion_action.counting_type',
      lookbackDays: 'conversion_action.click_through_lookback_window_days',
    },
  },
};
