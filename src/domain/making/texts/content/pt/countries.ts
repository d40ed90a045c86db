import type { LanguagePack } from '../language-pack.ts';
import { replacements } from '../notation.ts';

export const countries: LanguagePack['countries'] = {
  BR: { inCountry: 'no Brasil', names: ['brasil'], postalCode: 'CEP', replaces: [] },
  PT: {
    inCountry: 'em Portugal',
    names: ['portugal'],
    postalCode: 'código postal',
    replaces: replacements(`
      on-line => online
      você => si
      você tem => tem
      você procura => procura
      você precisa ter => precisa de ter
      você já tem => já tem
      você estiver => estiver
      você viaja => viaja
      com você => consigo
      para você adaptar => para adaptar
      acessar => aceder
      conosco => connosco
      na tela => no ecrã
      telas => ecrãs
      celular => telemóvel
      aplicativo => aplicação
      planilha => folha de cálculo
      planilhas => folhas de cálculo
      bebê => bebé
      bebês => bebés
      colágeno => colagénio
      cachorro => cão
      em estoque => em stock
      cnpj => nif
      parcele em => pague em
      toda a linha => toda a gama
      linha de suplementos => gama de suplementos
      chega na sua casa => chega a sua casa
      na sua casa com frete grátis => entrega com portes grátis
      no porta-malas => na bagageira
      o seu endereço => a sua morada
      frete grátis => portes grátis
      com frete grátis => com portes grátis
      o frete => os portes
      sem frete => sem portes
      frete => portes
      parcelado => em prestações
      parcela => prestação
      parcelas => prestações
      rastreamento => seguimento
      código de rastreio => código de seguimento
      rastreio => seguimento
      cupom de desconto => código de desconto
      cupom => cupão
      avaliações => opiniões
      pronta entrega => entrega imediata
      drogaria => parafarmácia
      nota fiscal => fatura
      nota fiscal emitida => fatura emitida
      postagem => expedição
      pedido => encomenda
      o pedido => a encomenda
      do pedido => da encomenda
      no pedido => na encomenda
      seu pedido => sua encomenda
      o seu pedido => a sua encomenda
      meu pedido => minha encomenda
      no seu pedido => na sua encomenda
      do seu pedido => da sua encomenda
      ao pedido => à encomenda
      para o seu pedido => para a sua encomenda
      pelo rastreio => pelo seguimento
      anvisa => infarmed
      bula => folheto informativo
    `),
  },
};
