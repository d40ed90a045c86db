import { LegalPage, type LegalSection } from './legal-page.tsx';

const sections: readonly LegalSection[] = [
  {
    title: 'O que guardamos',
    paragraphs: [
      'Da conta: nome, e-mail, telefone (se você informar), plano, datas do teste e da assinatura. A senha é guardada de um jeito que nem nós conseguimos ler.',
      'Do seu trabalho: as campanhas e as listas que você salva nelas, e o feedback que você envia. Listas e modelos salvos no navegador ficam só no seu navegador.',
      'Da segurança: em que aparelhos você entrou, com endereço de rede, navegador e horário.',
      'Do pagamento: o número da assinatura, o plano e as datas. Os dados do cartão ficam com a empresa de pagamento e nunca passam por nós.',
    ],
  },
  {
    title: 'Para que usamos',
    paragraphs: [
      'Para abrir a sua conta, guardar o seu trabalho, cobrar o plano, proteger o acesso e mandar os e-mails que a conta exige.',
      'Não vendemos dados, não mostramos anúncios e não usamos rastreadores de outras empresas.',
    ],
  },
  {
    title: 'Com quem compartilhamos',
    paragraphs: [
      'Com a empresa de pagamento, o seu e-mail e o número da sua conta, quando você abre a página de compra. Com o serviço que entrega e-mails, as mensagens enviadas a você. Com autoridades, quando a lei obriga.',
      'Com quem você escolher: o link de uma campanha mostra a campanha e as listas a quem tiver o link, até ele expirar ou você o revogar. Nome, anotações e valores só aparecem se você marcar.',
    ],
  },
  {
    title: 'Por quanto tempo',
    paragraphs: [
      'Os dados da conta e as campanhas ficam enquanto a conta existir. Uma lista de negativas excluída pode voltar por 30 dias, e depois é apagada. Um acesso sem uso termina em 30 dias.',
      'O texto de cada e-mail é apagado assim que ele é entregue; o registro de que ele foi enviado, depois de 30 dias. Contagens de tentativas de acesso duram um dia; o registro de acessos e de mudanças de segurança, 180 dias. As cópias de segurança do banco são apagadas depois de algumas semanas.',
    ],
  },
  {
    title: 'Cookies',
    paragraphs: [
      'Usamos dois, e só para entrar na conta: um mantém você conectado; o outro reconhece este navegador por até 400 dias, para que tentativas de outras pessoas não bloqueiem o seu acesso.',
    ],
  },
  {
    title: 'Seus direitos',
    paragraphs: [
      'Pela Lei Geral de Proteção de Dados, você pode ver, corrigir, levar e apagar os seus dados, e perguntar como eles são usados. Nome e telefone você muda no perfil; para o resto, escreva para o contato abaixo, do e-mail da sua conta.',
    ],
  },
];

export function PrivacyScreen() {
  return (
    <LegalPage
      title="Privacidade"
      intro="Que dados a Faísca guarda, para quê e por quanto tempo."
      sections={sections}
    />
  );
}
