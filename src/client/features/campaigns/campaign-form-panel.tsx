import { Alert, Box, Button, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { FormButtons } from '#client/components/form-buttons.tsx';
import { Panel } from '#client/components/panel.tsx';
import { paths } from '#client/paths.ts';
import { CampaignFormFields } from './campaign-form-fields.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { type CampaignFormOptions, useCampaignForm } from './use-campaign-form.ts';

export function CampaignFormPanel(options: CampaignFormOptions) {
  const { form, base, conflict, isGone, isSaving, isUpdating, ...campaign } = useCampaignForm(options);
  const navigate = useNavigate();
  const buildsNext = useRef(false); // the submit reads it before the next render
  const [isBuilding, setIsBuilding] = useState(false);
  function choose(isNext: boolean): void {
    buildsNext.current = isNext;
    setIsBuilding(isNext);
  }
  const save = (version: number | undefined): void =>
    campaign.save(version, (stored) => {
      if (buildsNext.current) void navigate(paths.campaignTab(stored.id, 'montagem'));
    });

  return (
    <InView>
      <Panel title={base === 'create' ? 'Nova campanha' : 'Editar campanha'}>
        <form
          onSubmit={(event) => form.onSubmit(() => save(base === 'create' ? undefined : base.version))(event)}
        >
          <Stack>
            {conflict && (
              <ConflictNotice
                title={
                  options.open === 'create'
                    ? 'Esta campanha já estava salva'
                    : 'Esta campanha foi alterada em outra aba ou aparelho'
                }
                mine={form.values}
                theirs={conflict}
                isSaving={isUpdating}
                onKeepMine={() => save(conflict.version)}
                onTakeTheirs={() => campaign.takeTheirs(conflict)}
              />
            )}
            {isGone && <GoneNotice isSaving={isSaving} onCreate={campaign.createAnew} />}
            <CampaignFormFields form={form} />
            <FormButtons
              onCancel={campaign.leave}
              type="submit"
              disabled={form.values.name.trim() === '' || (isSaving && isBuilding)}
              loading={isSaving && !isBuilding}
              {...(base === 'create' && {
                variant: 'default',
                next: (
                  <Button
                    type="submit"
                    disabled={form.values.name.trim() === '' || (isSaving && !isBuilding)}
                    loading={isSaving && isBuilding}
                    onClick={() => choose(true)}
                  >
                    Salvar e montar
                  </Button>
                ),
              })}
              onClick={() => choose(false)}
            >
              Salvar campanha
            </FormButtons>
          </Stack>
        </form>
      </Panel>
    </InView>
  );
}

function GoneNotice({ isSaving, onCreate }: { isSaving: boolean; onCreate: () => void }) {
  return (
    <Alert color="yellow" title="Esta campanha foi excluída em outro lugar">
      <Text size="sm" mb="sm">
        O que você digitou continua aqui.
      </Text>
      <Button variant="default" size="xs" loading={isSaving} onClick={onCreate}>
        Criar como nova
      </Button>
    </Alert>
  );
}

/** Scrolls to the form when it opens. */
function InView({ children }: { children: React.ReactNode }) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' }); // newer browsers return a promise, which must not be returned as the effect's cleanup
  }, []);
  return (
    <Box ref={top} mb="lg">
      {children}
    </Box>
  );
}
