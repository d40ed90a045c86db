import { Anchor } from '@mantine/core';

/** Below a field of campaigns whose list could not be read. */
export function UnreadCampaigns({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      As campanhas não carregaram.{' '}
      <Anchor component="button" type="button" fz="inherit" onClick={onRetry}>
        Tentar de novo
      </Anchor>
    </>
  );
}
