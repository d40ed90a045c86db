import { expect, it } from 'vitest';
import { affiliateNetworkIds, affiliateNetworks } from '#domain/ads/affiliate-networks.ts';
import { clickScriptTag, linkParameters } from './click-script.ts';

const page = { origin: 'https://faisca.example', site: 'minha-pagina' };

it('writes the element with the preset of a network', () => {
  const [hosts, parameters] = [affiliateNetworks.hotmart.offerHosts.join(' '), linkParameters('hotmart')];
  expect(clickScriptTag({ ...page, hosts, parameters })).toBe(
    `<script src="https://faisca.example/clique.js"
  data-dominios="hotmart.com"
  data-parametros="src={campaignid}&amp;sck={adgroupid}|{keyword}|{gclid}"></script>`,
  );
});

it('names the page where a network needs the short code', () => {
  const tag = clickScriptTag({ ...page, hosts: 'a.com,b.com', parameters: linkParameters('clickbank') });
  expect(tag).toContain('tid={codigo}');
  expect(tag).toContain('data-site="minha-pagina"\n  data-faisca="https://faisca.example"');
  expect(tag).toContain('data-dominios="a.com, b.com"');
});

it('what a person types stays inside its attribute', () => {
  const tag = clickScriptTag({ ...page, hosts: '"><script>alert(1)</script>', parameters: 'a={gclid}' });
  expect(tag).toContain('data-dominios="&quot;>&lt;script>alert(1)&lt;/script>"');
});

it.each(affiliateNetworkIds)('%s carries the click', (network) => {
  expect(linkParameters(network)).toMatch(/\{gclid\}/);
  expect(affiliateNetworks[network].offerHosts).not.toEqual([]);
});
