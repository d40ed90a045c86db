/** How near a person is to buying, from the first question to the order. */
export const funnelLevels = ['top', 'middle', 'bottom'] as const;
export type FunnelLevel = (typeof funnelLevels)[number];
