import { Alert, Button, Code, CopyButton, List, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { affiliateNetworkIds } from '#domain/ads/affiliate-networks.ts';
import { type PostbackNetworkId, postbackNetworkOf } from '#domain/measuring/networks/postback-networks.ts';

/** A new address with the steps to paste it. It is shown only once. */
export function NewAddress({ network, url }: { network: PostbackNetworkId; url: string }) {
  const { steps = [], macros, label } = postbackNetworkOf(network) ?? {};
  const isTagged = affiliateNetworkIds.some((id) => id === network);
  const address = macros === undefined ? url : `${url}?${macros}`;
  return (
    <Alert mt="md" variant="light" title={`Endereço da conexão com ${label ?? network}`}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">Copie agora: por segurança, o endereço não aparece de novo.</Text>
        <Code block w="100%" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {address}
        </Code>
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button
              size="xs"
              leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
              onClick={copy}
            >
              {copied ? 'Copiado' : 'Copiar endereço'}
            </Button>
          )}
        </CopyButton>
        <List type="ordered" size="sm" spacing={4}>
          {steps.map((step) => (
            <List.Item key={step}>{step.replace(' {url}', '')}</List.Item>
          ))}
          {isTagged && (
            <List.Item>
              Na sua campanha, em Dados, escolha {label ?? network} em Rede de afiliados: o link passa a levar
              o clique, e cada venda conta na campanha certa.
            </List.Item>
          )}
        </List>
      </Stack>
    </Alert>
  );
}
