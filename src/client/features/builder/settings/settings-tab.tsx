import { Stack } from '@mantine/core';
import { Panel } from '#client/components/panel.tsx';
import { SideBySide } from '#client/components/side-by-side.tsx';
import { AccountAssetsNote } from '#client/parts/assets/account-assets-note.tsx';
import { AssetsOfCampaign } from '#client/parts/assets/assets-context.tsx';
import { AssetsSection } from '#client/parts/assets/assets-section.tsx';
import { BusinessSection } from '#client/parts/assets/business-section.tsx';
import { PromotionsSection } from '#client/parts/assets/promotions-section.tsx';
import { useSettings } from '#client/parts/draft/draft-context.ts';
import { LinesEditor } from '#client/parts/lines-editor.tsx';
import { AudienceSection } from './audience-section.tsx';
import { DestinationSection } from './destination-section.tsx';
import { MoneySection } from './money-section.tsx';
import { NegativeListsField } from './negative-lists-field.tsx';
import { ScheduleSection } from './schedule-section.tsx';

/** The campaign's settings: destination, audience, budget, assets and negatives. */
export function SettingsTab() {
  const { settings, change } = useSettings();
  return (
    <SideBySide>
      <>
        <DestinationSection />
        <AudienceSection />
        <MoneySection />
        <ScheduleSection />
      </>
      <>
        <AssetsOfCampaign>
          <AssetsSection />
          <PromotionsSection />
          <BusinessSection />
          <AccountAssetsNote />
        </AssetsOfCampaign>
        <Panel title="Negativas da campanha" part="negatives" isFolded>
          <Stack>
            <LinesEditor
              label="Uma por linha"
              description='Palavra, "frase" ou [exata]. Valem em todos os grupos.'
              lines={settings.negatives}
              onChange={(negatives) => change({ negatives }, true)}
            />
            <NegativeListsField />
          </Stack>
        </Panel>
      </>
    </SideBySide>
  );
}
