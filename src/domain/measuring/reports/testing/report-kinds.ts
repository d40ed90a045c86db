import type { ReportLanguage } from '../report-words.ts';
import type { storedTypes } from '../stored-types.ts';

/** What a person brings: each type of file that is stored, and the cuts of a report of campaigns. */
export type ReportKind = (typeof storedTypes)[number] | 'days' | 'devices' | 'hours' | 'weekdays';

/** A small file of each kind in each language, with the titles and columns that Google Ads and the networks write. */
export const kindFiles: Record<ReportKind, Record<ReportLanguage, string>> = {
  search_terms: {
    pt: 'Relatório de termos de pesquisa\n1 de maio de 2026 - 15 de maio de 2026\nTermo de pesquisa,Tipo de corresp.,Adicionada/excluída,Campanha,Código da moeda,Custo,Cliques,Impr.,Conversões\nvitalis grátis,Correspondência de frase,Nenhum,BR,BRL,"10,50",12,100,1',
    en: 'Search terms report\n"May 1, 2026 - May 15, 2026"\nSearch term,Match type,Added/Excluded,Campaign,Currency code,Cost,Clicks,Impr.,Conversions\nvitalis grátis,Phrase match,None,BR,BRL,10.50,12,100,1',
    es: 'Informe de términos de búsqueda\n1 de mayo de 2026 - 15 de mayo de 2026\nTérmino de búsqueda,Tipo de concordancia,Añadido/excluido,Campaña,Código de moneda,Coste,Clics,Impr.,Conversiones\nvitalis grátis,Concordancia de frase,Ninguno,BR,BRL,"10,50",12,100,1',
  },
  keywords: {
    pt: 'Relatório de palavras-chave da rede de pesquisa\n1 de maio de 2026 - 15 de maio de 2026\nPalavra-chave,Tipo de corresp.,Índice de qualidade,Campanha,Código da moeda,Custo,Cliques,Impr.,Conversões\nvitalis,Corresp. exata,3,BR,BRL,"10,50",12,100,1',
    en: 'Search keyword report\n"May 1, 2026 - May 15, 2026"\nKeyword,Match type,Quality Score,Campaign,Currency code,Cost,Clicks,Impr.,Conversions\nvitalis,Exact match,3,BR,BRL,10.50,12,100,1',
    es: 'Informe de palabras clave de la red de búsqueda\n1 de mayo de 2026 - 15 de mayo de 2026\nPalabra clave,Tipo de concordancia,Nivel de calidad,Campaña,Código de moneda,Coste,Clics,Impr.,Conversiones\nvitalis,Concordancia exacta,3,BR,BRL,"10,50",12,100,1',
  },
  campaigns: {
    pt: 'Relatório de campanha\n1 de maio de 2026 - 15 de maio de 2026\nCampanha,Parc. impr. perdidas na rede de pesquisa (orçamento),Código da moeda,Custo,Cliques,Impr.,Conversões\nBR,"22,50%",BRL,"10,50",12,100,1',
    en: 'Campaign report\n"May 1, 2026 - May 15, 2026"\nCampaign,Search lost IS (budget),Currency code,Cost,Clicks,Impr.,Conversions\nBR,22.50%,BRL,10.50,12,100,1',
    es: 'Informe de campañas\n1 de mayo de 2026 - 15 de mayo de 2026\nCampaña,Cuota de impr. perdidas de búsqueda (presupuesto),Código de moneda,Coste,Clics,Impr.,Conversiones\nBR,"22,50%",BRL,"10,50",12,100,1',
  },
  ad_groups: {
    pt: 'Relatório do grupo de anúncios\n1 de maio de 2026 - 15 de maio de 2026\nGrupo de anúncios,Campanha,Código da moeda,Custo,Cliques,Impr.,Conversões\nFundo,BR,BRL,"10,50",12,100,1',
    en: 'Ad group report\n"May 1, 2026 - May 15, 2026"\nAd group,Campaign,Currency code,Cost,Clicks,Impr.,Conversions\nFundo,BR,BRL,10.50,12,100,1',
    es: 'Informe de grupos de anuncios\n1 de mayo de 2026 - 15 de mayo de 2026\nGrupo de anuncios,Campaña,Código de moneda,Coste,Clics,Impr.,Conversiones\nFundo,BR,BRL,"10,50",12,100,1',
  },
  ads: {
    pt: 'Relatório de anúncios\n1 de maio de 2026 - 15 de maio de 2026\nTítulo 1,Título 2,Descrição 1,Status,Motivos do status,Tipo de anúncio,Campanha,Código da moeda,Custo,Cliques,Impr.,Conversões\nKit,Frete grátis,Compre,X,Y,RSA,BR,BRL,"10,50",12,100,1',
    en: 'Ad report\n"May 1, 2026 - May 15, 2026"\nHeadline 1,Headline 2,Description 1,Status,Status reasons,Ad type,Campaign,Currency code,Cost,Clicks,Impr.,Conversions\nKit,Frete grátis,Compre,X,Y,RSA,BR,BRL,10.50,12,100,1',
    es: 'Informe de anuncios\n1 de mayo de 2026 - 15 de mayo de 2026\nTítulo 1,Título 2,Descripción 1,Estado,Motivos del estado,Tipo de anuncio,Campaña,Código de moneda,Coste,Clics,Impr.,Conversiones\nKit,Frete grátis,Compre,X,Y,RSA,BR,BRL,"10,50",12,100,1',
  },
  devices: {
    pt: 'Relatório de campanhas\n1 de maio de 2026 - 15 de maio de 2026\nCampanha,Dispositivo,Código da moeda,Custo,Cliques,Impr.,Conversões\nBR,Smartphones,BRL,"10,50",12,100,1\nTotal: Conta, --,BRL,"10,50",12,100,1',
    en: 'Campaign report\n"May 1, 2026 - May 15, 2026"\nCampaign,Device,Currency code,Cost,Clicks,Impr.,Conversions\nBR,Mobile phones,BRL,10.50,12,100,1\nTotal: Account, --,BRL,10.50,12,100,1',
    es: 'Informe de campañas\n1 de mayo de 2026 - 15 de mayo de 2026\nCampaña,Dispositivo,Código de moneda,Coste,Clics,Impr.,Conversiones\nBR,Teléfonos móviles,BRL,"10,50",12,100,1\nTotal: Cuenta, --,BRL,"10,50",12,100,1',
  },
  hours: {
    pt: 'Relatório de campanhas\n1 de maio de 2026 - 15 de maio de 2026\nCampanha,Hora do dia,Código da moeda,Custo,Cliques,Impr.,Conversões\nBR,14,BRL,"10,50",12,100,1',
    en: 'Campaign report\n"May 1, 2026 - May 15, 2026"\nCampaign,Hour of the day,Currency code,Cost,Clicks,Impr.,Conversions\nBR,2 PM,BRL,10.50,12,100,1',
    es: 'Informe de campañas\n1 de mayo de 2026 - 15 de mayo de 2026\nCampaña,Hora del día,Código de moneda,Coste,Clics,Impr.,Conversiones\nBR,14:00,BRL,"10,50",12,100,1',
  },
  weekdays: {
    pt: 'Relatório de campanhas\n1 de maio de 2026 - 15 de maio de 2026\nCampanha,Dia da semana,Código da moeda,Custo,Cliques,Impr.,Conversões\nBR,terça-feira,BRL,"10,50",12,100,1',
    en: 'Campaign report\n"May 1, 2026 - May 15, 2026"\nCampaign,Day of the week,Currency code,Cost,Clicks,Impr.,Conversions\nBR,Tuesday,BRL,10.50,12,100,1',
    es: 'Informe de campañas\n1 de mayo de 2026 - 15 de mayo de 2026\nCampaña,Día de la semana,Código de moneda,Coste,Clics,Impr.,Conversiones\nBR,martes,BRL,"10,50",12,100,1',
  },
  places: {
    pt: 'Relatório de locais\n1 de maio de 2026 - 15 de maio de 2026\nLocal,Campanha,Código da moeda,Custo,Cliques,Impr.,Conversões\nPará,BR,BRL,"10,50",12,100,1',
    en: 'Location report\n"May 1, 2026 - May 15, 2026"\nLocation,Campaign,Currency code,Cost,Clicks,Impr.,Conversions\nPará,BR,BRL,10.50,12,100,1',
    es: 'Informe de ubicaciones\n1 de mayo de 2026 - 15 de mayo de 2026\nUbicación,Campaña,Código de moneda,Coste,Clics,Impr.,Conversiones\nPará,BR,BRL,"10,50",12,100,1',
  },
  ages: {
    pt: 'Relatório de idade\n1 de maio de 2026 - 15 de maio de 2026\nIdade,Campanha,Grupo de anúncios,Código da moeda,Custo,Cliques,Impr.,Conversões\n18 a 24,BR,Fundo,BRL,"10,50",12,100,1\nTotal: Conta, --, --,BRL,"10,50",12,100,1',
    en: 'Age report\n"May 1, 2026 - May 15, 2026"\nAge,Campaign,Ad group,Currency code,Cost,Clicks,Impr.,Conversions\n18 - 24,BR,Fundo,BRL,10.50,12,100,1\nTotal: Account, --, --,BRL,10.50,12,100,1',
    es: 'Informe de edad\n1 de mayo de 2026 - 15 de mayo de 2026\nEdad,Campaña,Grupo de anuncios,Código de moneda,Coste,Clics,Impr.,Conversiones\nDe 18 a 24,BR,Fundo,BRL,"10,50",12,100,1\nTotal: Cuenta, --, --,BRL,"10,50",12,100,1',
  },
  genders: {
    pt: 'Relatório de gênero\n1 de maio de 2026 - 15 de maio de 2026\nGênero,Campanha,Grupo de anúncios,Código da moeda,Custo,Cliques,Impr.,Conversões\nFeminino,BR,Fundo,BRL,"10,50",12,100,1',
    en: 'Gender report\n"May 1, 2026 - May 15, 2026"\nGender,Campaign,Ad group,Currency code,Cost,Clicks,Impr.,Conversions\nFemale,BR,Fundo,BRL,10.50,12,100,1',
    es: 'Informe de sexo\n1 de mayo de 2026 - 15 de mayo de 2026\nSexo,Campaña,Grupo de anuncios,Código de moneda,Coste,Clics,Impr.,Conversiones\nMujer,BR,Fundo,BRL,"10,50",12,100,1',
  },
  change_history: {
    pt: 'Relatório do histórico de alterações\n1 de maio de 2026 - 15 de maio de 2026\nData e hora,Usuário,Campanha,Grupo de anúncios,Alterações\n"5 de mai. de 2026, 14:02:11",ana@exemplo.com.br,BR,Fundo,Negativa adicionada',
    en: 'Change history report\n"May 1, 2026 - May 15, 2026"\nDate & time,User,Campaign,Ad group,Changes\n"May 5, 2026, 2:02:11 PM",ana@exemplo.com.br,BR,Fundo,Negativa adicionada',
    es: 'Informe del historial de cambios\n1 de mayo de 2026 - 15 de mayo de 2026\nFecha y hora,Usuario,Campaña,Grupo de anuncios,Cambios\n"5 may 2026, 14:02:11",ana@exemplo.com.br,BR,Fundo,Negativa adicionada',
  },
  assets: {
    pt: 'Relatório de recursos\n1 de maio de 2026 - 15 de maio de 2026\nRecurso,Tipo de recurso,Classificação de desempenho,Campanha,Grupo de anúncios,Código da moeda,Custo,Cliques\nFrete grátis,Título,Baixo,BR,Fundo,BRL,"10,50",12',
    en: 'Assets report\n"May 1, 2026 - May 15, 2026"\nAsset,Asset type,Performance rating,Campaign,Ad group,Currency code,Cost,Clicks\nFrete grátis,Headline,Low,BR,Fundo,BRL,10.50,12',
    es: 'Informe de recursos\n1 de mayo de 2026 - 15 de mayo de 2026\nRecurso,Tipo de recurso,Clasificación de rendimiento,Campaña,Grupo de anuncios,Código de moneda,Coste,Clics\nFrete grátis,Título,Bajo,BR,Fundo,BRL,"10,50",12',
  },
  negatives: {
    pt: 'Relatório de palavras-chave negativas\nTodo o período\nPalavra-chave negativa,Campanha,Nível,Tipo de corresp.\ngrátis,BR,Campanha,Correspondência ampla',
    en: 'Negative keyword report\nAll time\nNegative keyword,Campaign,Level,Match type\ngrátis,BR,Campaign,Broad match',
    es: 'Informe de palabras clave negativas\nTodo el período\nPalabra clave negativa,Campaña,Nivel,Tipo de concordancia\ngrátis,BR,Campaña,Concordancia amplia',
  },
  auction_insights: {
    pt: 'Relatório de informações do leilão\n1 de maio de 2026 - 15 de maio de 2026\nDomínio do URL de visualização,Parcela de impressões,Taxa de sobreposição\nVocê,"62,31%",--\nrival.example,< 10%,"18,20%"',
    en: 'Auction insights report\n"May 1, 2026 - May 15, 2026"\nDisplay URL domain,Impression share,Overlap rate\nYou,62.31%,--\nrival.example,< 10%,18.20%',
    es: 'Informe de información de la subasta\n1 de mayo de 2026 - 15 de mayo de 2026\nDominio de la URL visible,Cuota de impresiones,Tasa de superposición\nUsted,"62,31%",--\nrival.example,< 10%,"18,20%"',
  },
  planner: {
    pt: 'Estatísticas de palavras-chave\n1 de maio de 2026 - 31 de maio de 2026\nPalavra-chave,Moeda,Média de pesquisas mensais,Concorrência,Lance na parte superior da página (faixa inferior)\nvitalis,BRL,1300,Alta,"0,31"',
    en: 'Keyword Stats 2026-05-31 at 10_12_33\n"May 1, 2026 - May 31, 2026"\nKeyword,Currency,Avg. monthly searches,Competition,Top of page bid (low range)\nvitalis,BRL,1300,High,0.31',
    es: 'Estadísticas de palabras clave\n1 de mayo de 2026 - 31 de mayo de 2026\nPalabra clave,Moneda,Promedio de búsquedas mensuales,Competencia,Puja por la parte superior de la página (intervalo bajo)\nvitalis,BRL,1300,Alta,"0,31"',
  },
  days: {
    pt: 'Relatório de campanhas\n1 de maio de 2026 - 15 de maio de 2026\nCampanha,Dia,Código da moeda,Custo,Cliques,Impr.,Conversões\nBR,2026-05-04,BRL,"10,50",12,100,1',
    en: 'Campaign report\n"May 1, 2026 - May 15, 2026"\nCampaign,Day,Currency code,Cost,Clicks,Impr.,Conversions\nBR,2026-05-04,BRL,10.50,12,100,1',
    es: 'Informe de campañas\n1 de mayo de 2026 - 15 de mayo de 2026\nCampaña,Día,Código de moneda,Coste,Clics,Impr.,Conversiones\nBR,2026-05-04,BRL,"10,50",12,100,1',
  },
  sales: {
    pt: 'Transação;Data da venda;Status;Nome do produto;Moeda;Comissão\nHP0001;04/05/2026 10:00:00;Aprovado;Vitalis;BRL;40,00',
    en: 'Order ID,Date,Status,Product,Currency,Commission\nHP0001,2026-05-04 10:00:00,Approved,Vitalis,BRL,40.00',
    es: 'Pedido;Fecha;Estado;Producto;Moneda;Comisión\nHP0001;2026-05-04 10:00:00;Aprobado;Vitalis;BRL;40,00',
  },
  clicks: {
    pt: 'Click performance report\n1 de maio de 2026 - 15 de maio de 2026\nID de clique do Google,Campanha,Grupo de anúncios,Palavra-chave,Dia\nCj0KCQjwExemploFicticio,BR,Fundo,vitalis,2026-05-04',
    en: 'Click performance report\n"May 1, 2026 - May 15, 2026"\nGoogle Click ID,Campaign,Ad group,Keyword,Day\nCj0KCQjwExemploFicticio,BR,Fundo,vitalis,2026-05-04',
    es: 'Click performance report\n1 de mayo de 2026 - 15 de mayo de 2026\nID de clic de Google,Campaña,Grupo de anuncios,Palabra clave,Día\nCj0KCQjwExemploFicticio,BR,Fundo,vitalis,2026-05-04',
  },
};
