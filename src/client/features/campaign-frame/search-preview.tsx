import { Box, Text } from '@mantine/core';
import { shownText } from '#domain/ads/dynamic-tags.ts';
import { textDirection } from '#domain/ads/text.ts';
import type { Combination } from '#domain/making/structure/combinations.ts';
import type { SearchAd } from '#domain/making/structure/draft.ts';
import type { CampaignSettings } from '#domain/making/structure/settings.ts';
import { domainOf } from '#domain/making/structure/tracking.ts';
import { useTextLanguage } from '#client/parts/draft/draft-context.ts';
import classes from './search-preview.module.css';

interface SearchPreviewProps {
  combination: Combination;
  ad: SearchAd;
  settings: CampaignSettings;
  device: 'phone' | 'desktop';
}

const shownLinks = { phone: 4, desktop: 4 } as const;

/** An approximate preview of an ad on Google's results page. */
export function SearchPreview({ combination, ad, settings, device }: SearchPreviewProps) {
  const domain = domainOf(ad.finalUrl.trim() || settings.finalUrl.trim()) || 'sua-pagina.com.br';
  const path = [domain, ad.path1, ad.path2].filter((part) => part.trim() !== '').join('/');
  const callouts = settings.callouts.slice(0, 4).join(' · ');
  const links = settings.sitelinks.filter(({ text }) => text.trim() !== '').slice(0, shownLinks[device]);
  return (
    <Box
      className={classes.ad}
      data-device={device}
      dir={textDirection(combination.titles.join())}
      lang={useTextLanguage()}
    >
      <Text size="sm" fw={700} lang="pt-BR">
        Patrocinado
      </Text>
      <Text size="sm" c="dimmed" truncate>
        {path}
      </Text>
      <p className={classes.title}>{combination.titles.map(shownText).join(' | ')}</p>
      <Text size="sm">{combination.descriptions.map(shownText).join(' ')}</Text>
      {callouts !== '' && <Text size="sm">{callouts}</Text>}
      {settings.snippets.slice(0, 1).map(({ header, values }) => (
        <Text key={header} size="sm">
          {values.slice(0, 4).join(', ')}
        </Text>
      ))}
      {links.length > 0 && (
        <div className={classes.links}>
          {links.map(({ text, desc1, desc2 }) => (
            <div key={text} className={classes.link}>
              <span className={classes.linkText}>{text}</span>
              {device === 'desktop' && desc1 !== '' && (
                <Text size="xs" c="dimmed">
                  {desc1}
                  <br />
                  {desc2}
                </Text>
              )}
            </div>
          ))}
        </div>
      )}
    </Box>
  );
}
