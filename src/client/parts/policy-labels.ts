import type { PolicyFinding, PolicyLevel } from '#domain/making/review/policy-rule.ts';

/** How likely a refusal is, as the mark beside a text says it. */
export const policyLevelTitles: Readonly<Record<PolicyLevel, string>> = {
  bloqueia: 'O Google recusa.',
  aviso: 'O Google pode recusar.',
  dica: 'Dica.',
};

/** A model has learned it from labelled texts, so it says what the text resembles, and no rule. */
function learned(resembles: string, instead: string): string {
  return `Este texto se parece com anúncios que o Google recusa, talvez por ${resembles}. Leia de novo antes de publicar. ${instead}`;
}

/** The explanation of each rule in `#domain/making/review/policy.ts`. */
export const policyLabels: Readonly<Record<string, string>> = {
  exclamation_in_title: 'Título não aceita ponto de exclamação.',
  exclamation_in_callout: 'Frase de destaque não aceita ponto de exclamação.',
  exclamation_in_sitelink: 'Sitelink não aceita ponto de exclamação.',
  many_exclamations: 'Só um ponto de exclamação por texto.',
  leading_punctuation: 'Não comece com pontuação ou símbolo.',
  repeated_punctuation: 'Pontuação repetida.',
  swapped_letters: 'Número ou símbolo no lugar de letra.',
  emphasis_asterisk: 'Asterisco para dar destaque.',
  symbols: 'Emoji ou símbolo que o Google recusa.',
  capitals: 'Palavra toda em maiúsculas.',
  missing_space: 'Falta um espaço depois da pontuação.',
  double_space: 'Espaço dobrado.',
  spaced_letters: 'Letras separadas por espaço.',
  repeated_word: 'Palavra repetida três vezes.',
  phone_number: 'Telefone no texto: use o recurso de chamada.',
  click_here: 'Chamada genérica como "clique aqui".',
  numbered_list: 'Lista numerada no texto.',
  cure: 'Promessa de cura.',
  disease: 'Promessa de tratar ou prevenir doença.',
  weight_amount: 'Promessa de perder um peso exato.',
  no_effort: 'Promessa de resultado sem esforço.',
  guaranteed_result: 'Resultado garantido.',
  disease_mention: 'Nome de doença ou sintoma em anúncio de suplemento.',
  total_certainty: 'Promessa de 100%.',
  miracle: 'Promessa de milagre.',
  time_frame: 'Resultado com prazo marcado.',
  better_than_medicine: 'Comparação com medicamento.',
  banned_substance: 'Substância proibida.',
  no_side_effects: 'Promessa de não ter efeitos colaterais.',
  false_authority: 'Aprovação ou comprovação que o Google não aceita.',
  before_and_after: 'Antes e depois.',
  clickbait: 'Sensacionalismo: segredo, truque ou choque.',
  body_claim: 'Promessa de mudar ou regenerar o corpo.',
  personal_attribute: 'Fala de uma condição pessoal de quem lê.',
  superlative: 'Superlativo sem prova de terceiros na página.',
  urgency: 'Urgência: precisa ser verdade na página.',
  domain: 'Endereço de site ou e-mail no texto.',
  draft_note: 'Sobrou uma anotação do rascunho, como "Título 1:" ou "(28 caracteres)".',
  broken_tag: 'Inserção dinâmica com erro: confira as chaves, o texto padrão e o espaço entre duas.',
  placeholder: 'Sobrou um campo do modelo sem preencher.',
  supplement_claim: 'Alegação proibida para suplementos.',
  false_affiliation: 'Apresentar-se como site ou loja oficial.',
  prescription_name: 'Nome de medicamento com receita.',
  disguised_letters: 'Letras disfarçadas: escreva a palavra como ela é.',
  counterfeit:
    'Réplica ou falsificação: proibida, e suspende a conta na hora. Anuncie só o original ou uma marca própria, sem citar a grife.',
  weapon:
    'Arma, peça ou faca de combate: proibida. Anuncie só facas e ferramentas de uso doméstico, pelo uso delas.',
  explosive: 'Explosivo ou fogos: proibidos. Não há texto que passe.',
  tobacco: 'Tabaco, vape ou nicotina: proibidos, e os acessórios também. Não há texto que passe.',
  recreational_drug: 'Droga recreativa ou acessório: proibido. Não há texto que passe.',
  cannabis: 'CBD, cânhamo ou cannabis: proibidos em anúncios. Tire a substância do texto e da página.',
  cannabis_topical:
    'CBD de uso na pele: só em poucos lugares dos Estados Unidos e com certificação. Sem ela, tire a substância do texto e da página.',
  alcohol:
    'Bebida alcoólica: só em alguns países, para maiores. Confira o país da campanha; taças e acessórios passam.',
  gambling: 'Jogo ou aposta: só com certificação do Google para o país da campanha.',
  adult: 'Conteúdo adulto: limitado, e só em alguns países. Descreva o produto sem termos sexuais.',
  sexual_service:
    'Encontro pago, pornografia ou imagem íntima: proibidos. Não há texto que passe; diga que é namoro só se o site for de namoro.',
  prescription_good:
    'Medicamento ou injetável: só farmácia com certificação. Diga o que o produto é, sem falar de medicamento.',
  no_prescription: 'Venda sem receita, anabolizante ou aplicação em casa: proibidos. Não há texto que passe.',
  hidden_tracking:
    'Vigiar alguém às escondidas: proibido. Diga o uso legítimo: chaves, malas, animais, a própria casa ou o controle dos pais.',
  hacking: 'Invasão, bloqueio de sinal ou trapaça: proibidos. Cursos falam de proteção, não de ataque.',
  fake_document: 'Documento ou dinheiro falso: proibido. Não há texto que passe.',
  cheating:
    'Fraude em prova, trabalho ou exame: proibida. Ofereça aula, simulado ou revisão, não a resposta.',
  police_evasion: 'Fugir de radar ou fiscalização: proibido. Não há texto que passe.',
  fake_engagement:
    'Seguidores, curtidas ou avaliações compradas: proibidos. Ofereça curso ou gestão do perfil.',
  piracy:
    'Pirataria de canais, filmes ou programas: proibida. Anuncie só o que você tem licença para vender.',
  ticket_resale:
    'Venda de ingressos: só com certificação do Google, e a revenda precisa se apresentar como revenda.',
  credit_repair: 'Limpar nome, subir score ou crédito garantido: proibidos. Ofereça educação financeira.',
  wildlife:
    'Animal protegido, parte dele ou briga de animais: proibidos. Anuncie só material sintético, e diga isso no texto.',
  shady_sale:
    'Venda às escondidas (sem nota, sem perguntas, ninguém descobre): proibida. Diga a origem, a nota e a garantia.',
  government_service:
    'Documento ou serviço do governo: só órgão público ou autorizado por ele, com certificação do Google.',
  event_exploitation:
    'Venda apoiada em tragédia ou crise: proibida. Anuncie o produto sem citar o acontecimento.',
  earnings: 'Promessa de ganho ou enriquecimento: proibida. Diga o que o curso ensina, não quanto rende.',
  unrealistic_promise: 'Resultado que ninguém pode garantir. Diga o conteúdo e a duração, não o resultado.',
  impersonation: 'Passar-se por marca, banco, governo ou suporte: suspende a conta. Diga quem você é.',
  keyword_too_long: 'Mais de 80 caracteres.',
  keyword_too_many_words: 'Mais de 10 palavras.',
  keyword_invalid_characters: 'Caractere que não vale em palavra-chave.',
  keyword_broad_modifier: 'O sinal de + não vale mais: o Google lê como correspondência de frase.',
  keyword_negative_sign: 'Começa com hífen: viraria palavra negativa.',
  like_refused: 'Este texto se parece com anúncios que o Google recusa. Leia de novo antes de publicar.',
  like_cure: learned(
    'promessa de curar, tratar ou prevenir',
    'Diga o que o produto é e como se usa, sem falar de doença.',
  ),
  like_body: learned(
    'promessa de mudar o corpo',
    'Diga o que o produto é e do que é feito, sem peso, idade nem prazo.',
  ),
  like_sure: learned('dar o resultado como certo', 'Diga o que a pessoa recebe, não o que vai conseguir.'),
  like_borrowed: learned(
    'citar o apoio de órgão, médico, marca ou pessoa famosa',
    'Cite só o que você pode provar na página, em seu próprio nome.',
  ),
  like_shame: learned(
    'falar da doença, do corpo ou da dívida de quem lê',
    'Fale do produto, não de quem lê.',
  ),
  like_pressure: learned(
    'sensacionalismo ou pressa',
    'Diga o preço, o prazo e a oferta que existem de verdade.',
  ),
  like_goods: learned(
    'ser produto proibido ou limitado',
    'Diga o que o produto é e para que serve em casa ou no trabalho.',
  ),
  like_trick: learned('espionagem, fraude ou trapaça', 'Diga o uso permitido, e quem dá permissão para ele.'),
  like_money: learned(
    'promessa de ganho ou crédito fácil',
    'Diga o que se aprende ou se contrata, e quanto custa.',
  ),
  like_adult: learned('conteúdo adulto', 'Descreva o produto sem termos sexuais.'),
  like_event: learned('explorar tragédia, crueldade ou ódio', 'Anuncie o produto sem citar o acontecimento.'),
  like_disguise: learned('palavras disfarçadas', 'Escreva cada palavra como ela é.'),
};

/** The explanation of a finding, with the parts of the text that weighed most. */
export function policyReason({ rule, words = [] }: Pick<PolicyFinding, 'rule' | 'words'>): string {
  return [policyLabels[rule] ?? rule, weightiest(words)].filter(Boolean).join(' ');
}

export function weightiest(words: readonly string[]): string {
  return words.length === 0 ? '' : `O que mais pesou: ${words.map((word) => `“${word}”`).join(', ')}.`;
}
