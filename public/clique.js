// Faísca: guarda o clique do Google por 90 dias nesta página e o leva nos links da oferta.
(() => {
  const { dominios = '', parametros = 'gclid={gclid}', site, faisca } = document.currentScript.dataset;
  const key = 'faisca_clique';
  const ids = ['gclid', 'gbraid', 'wbraid'];
  const names = [...ids, 'campaignid', 'adgroupid', 'creative', 'keyword', 'matchtype', 'device', 'network'];
  const hasClick = (click) => ids.some((id) => click[id]);
  const here = new URLSearchParams(location.search);
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem(key)) || {};
  } catch {}
  if (!(Date.now() - kept.at < 90 * 864e5)) kept = {};
  const fresh = { at: Date.now(), codigo: 'fk' };
  for (const name of names) {
    const value = here.get(name) || '';
    if (/^[^{}]{1,300}$/.test(value)) fresh[name] = value;
  }
  if (hasClick(fresh)) {
    for (const byte of crypto.getRandomValues(new Uint8Array(14))) fresh.codigo += (byte % 36).toString(36);
    kept = fresh;
    try {
      localStorage.setItem(key, JSON.stringify(kept));
    } catch {}
    const id = ids.find((each) => kept[each]);
    if (site && parametros.includes('{codigo}'))
      new Image().src = `${faisca}/api/clicks/${site}/${kept.codigo}?${new URLSearchParams({ [id]: kept[id] })}`;
  }
  const hosts = dominios.split(/[\s,]+/).filter(Boolean);
  const tag = ({ target }) => {
    const link = target.closest?.('a[href]');
    if (!link || !hasClick(kept) || !hosts.some((host) => `.${link.hostname}`.endsWith(`.${host}`))) return;
    const url = new URL(link.href);
    for (const [name, text] of new URLSearchParams(parametros)) {
      const value = text.replace(/\{(\w+)\}/g, (_, field) => kept[field] || '');
      if (value) url.searchParams.set(name, value);
    }
    link.href = url.href;
  };
  for (const type of ['pointerdown', 'click', 'keydown']) document.addEventListener(type, tag, true);
})();
