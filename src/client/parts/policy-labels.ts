import type { KeywordProblem } from '#domain/ads/keyword.ts';

/** The explanation of each rule of `#domain/review/policy.ts`. */
export const policyLabels: Readonly<Record<string, string>> = {
  exclamation_in_title: 'Título não aceita ponto de exclamação.',
  exclamation_in_callout: 'Frase de destaque não aceita ponto de exclamação.',
  many_exclamations: 'Só um ponto de exclamação por texto.',
  leading_punctuation: 'Não comece com pontuação ou símbolo.',
  repeated_punctuation: 'Pontuação repetida.',
  swapped_letters: 'Símbolo no lugar de letra.',
  emphasis_asterisk: 'Asterisco para dar destaque.',
  symbols: 'Emoji ou símbolo que o Google recusa.',
  capitals: 'Palavra toda em maiúsculas.',
  missing_space: 'Falta um espaço depois da pontuação.',
  double_space: 'Espaço dobrado.',
  spaced_letters: 'Letras separadas por espaço.',
  repeated_word: 'Palavra repetida três vezes.',
  phone_number: 'Telefone no texto: use a extensão de chamada.',
  click_here: 'Chamada genérica como "clique aqui".',
  numbered_list: 'Lista numerada no texto.',
  cure: 'Promessa de cura.',
  disease: 'Promessa de tratar ou prevenir doença.',
  weight_amount: 'Promessa de perder um peso exato.',
  no_effort: 'Promessa de resultado sem esforço.',
  guaranteed_result: 'Resultado garantido.',
  total_certainty: 'Promessa de 100%.',
  miracle: 'Promessa de milagre.',
  time_frame: 'Resultado com prazo marcado.',
  better_than_medicine: 'Comparação com medicamento.',
  banned_substance: 'Substância proibida.',
  no_side_effects: 'Promessa de não ter efeitos colaterais.',
  false_authority: 'Aprovação ou comprovação que o Google não aceita.',
  before_and_after: 'Antes e depois.',
  supplement_claim: 'Alegação proibida para suplementos.',
  false_affiliation: 'Apresentar-se como site ou loja oficial.',
  prescription_name: 'Nome de medicamento com receita.',
};

export const keywordProblemLabels: Readonly<Record<KeywordProblem, string>> = {
  too_long: 'Mais de 80 caracteres.',
  too_many_words: 'Mais de 10 palavras.',
  invalid_characters: 'Caractere que não vale em palavra-chave.',
  negative_sign: 'Começa com hífen: viraria palavra negativa.',
};
