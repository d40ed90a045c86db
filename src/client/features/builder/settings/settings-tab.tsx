import { Stack } from '@mantine/core';
import { Panel } from '#client/components/panel.tsx';
import { SideBySide } from '#client/components/side-by-side.tsx';
import { useSettings } from '#client/parts/draft/draft-context.ts';
import { LinesEditor } from '#client/parts/lines-editor.tsx';
import { AssetsSection } from './assets-section.tsx';
import { AudienceSection } from './audience-section.tsx';
import { DestinationSection } from './destination-section.tsx';
import { BusinessSection } from './business-section.tsx';
import { MoneySection } from './money-section.tsx';
import { NegativeListsField } from './negative-lists-field.tsx';
import { PromotionsSection } from './promotions-section.tsx';
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
        <AssetsSection />
        <PromotionsSection />
        <BusinessSection />
        <Panel title="Negativas da campanha" isFolded>
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
