import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Campaign, CampaignSheet } from '#domain/making/campaign/campaign.ts';
import { knownSheet } from '#domain/making/structure/about-product.ts';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import { sheetToForm } from '#domain/making/texts/sheet/sheet-form.ts';
import { ErrorState } from '#client/components/error-state.tsx';
import { Waiting } from '#client/components/waiting.tsx';
import { campaignSheetOptions, useWriteSheet } from '#client/data/campaign-sheet.ts';
import { useLocalSheetStore } from '#client/data/product-sheet.ts';
import { useAccountId } from '#client/data/use-session.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { updateStore, useStore } from '#client/lib/storage/browser-scope.ts';
import { replaceSheetDraft, type SheetDraft, sheetDrafts } from './sheet-drafts.ts';
import type { FromCampaign } from './sheet-boxes.tsx';
import { SheetSections } from './sheet-sections.tsx';

export type SheetCampaign = Pick<Campaign, 'id' | 'name' | 'currency'> &
  Partial<Pick<Campaign, 'country' | 'productPrice'>>;

interface SheetDrawerProps {
  /** The sheet's campaign; null for the browser's own sheet. */
  campaign: SheetCampaign | null;
  opened: boolean;
  onClose: () => void;
  onSaved?: (sheet: ProductSheet) => void;
}

/** "Ficha do produto": the product sheet in a panel from the side. On a phone it fills the screen. */
export function SheetDrawer({ campaign, opened, onClose, onSaved }: SheetDrawerProps) {
  const done = (sheet: ProductSheet) => {
    notifySuccess('Ficha salva', 'Os próximos textos já usam estes dados.');
    onSaved?.(sheet);
    onClose();
  };
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="lg"
      title={campaign === null ? 'Ficha do produto' : `Ficha do produto: ${campaign.name}`}
      closeButtonProps={{ 'aria-label': 'Fechar a ficha' }}
    >
      {campaign === null ? (
        <LocalSheet onDone={done} onCancel={onClose} />
      ) : (
        <CampaignSheetForm campaign={campaign} onDone={done} onCancel={onClose} />
      )}
    </Drawer>
  );
}

interface PlaceProps {
  onDone: (sheet: ProductSheet) => void;
  onCancel: () => void;
}

function LocalSheet({ onDone, onCancel }: PlaceProps) {
  const accountId = useAccountId();
  const store = useLocalSheetStore();
  const sheet = useStore(store);
  async function save(written: ProductSheet): Promise<boolean> {
    return updateStore(store, () => written);
  }
  return (
    <RestoredForm
      draftId=""
      currency=""
      storedSheet={{ version: 0, sheet }}
      conflict={null}
      isSaving={false}
      onSave={(written) =>
        void save(written.sheet).then((isStored) => {
          if (!isStored) return;
          sheetDrafts.drop(accountId, '');
          onDone(written.sheet);
        })
      }
      onCancel={onCancel}
    />
  );
}

function CampaignSheetForm({ campaign, onDone, onCancel }: PlaceProps & { campaign: SheetCampaign }) {
  const { id, currency } = campaign;
  const accountId = useAccountId();
  const { data: storedSheet, error, refetch } = useQuery(campaignSheetOptions(id));
  const [conflict, setConflict] = useState<CampaignSheet | null>(null);
  const [stored, setStored] = useState(0);
  const sent = useRef<SheetDraft>(undefined);
  const write = useWriteSheet(setConflict, ({ version }) => {
    replaceSheetDraft(accountId, id, sent.current, version);
    setStored(version);
    setConflict(null);
  });
  if (storedSheet === undefined)
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Waiting message="Abrindo a ficha" />
    );
  const known = knownSheet(storedSheet.sheet, campaign);
  return (
    <RestoredForm
      draftId={id}
      currency={currency}
      storedSheet={{ ...storedSheet, sheet: known }}
      fromCampaign={{
        ...(storedSheet.sheet.price === undefined && { price: sheetToForm(known).price }),
        ...(storedSheet.sheet.country === undefined && { country: sheetToForm(known).country }),
      }}
      stored={stored}
      conflict={conflict}
      isSaving={write.isPending}
      onSave={({ version, sheet }) => {
        sent.current = sheetDrafts.find(accountId, id);
        write.mutate(
          { id, version: conflict?.version ?? version, sheet },
          {
            onSuccess: () => {
              if (!sheetDrafts.find(accountId, id)) onDone(sheet);
            },
          },
        );
      }}
      onCancel={onCancel}
    />
  );
}

interface RestoredFormProps {
  /** The campaign's id, '' for the browser's own sheet. */
  draftId: string;
  currency: string;
  storedSheet: CampaignSheet;
  /** What the sheet does not say itself, but the campaign's form. */
  fromCampaign?: FromCampaign;
  /** The version that this form has stored. Text typed since then is based on it. */
  stored?: number;
  conflict: CampaignSheet | null;
  isSaving: boolean;
  onSave: (written: CampaignSheet) => void;
  onCancel: () => void;
}

/** The form with its draft. Closing the panel keeps the draft, "Cancelar" deletes it. */
function RestoredForm({
  draftId,
  currency,
  storedSheet,
  fromCampaign = {},
  stored = 0,
  conflict,
  isSaving,
  onSave,
  onCancel,
}: RestoredFormProps) {
  const accountId = useAccountId();
  const [draft] = useState(() => sheetDrafts.find(accountId, draftId));
  const [base, setBase] = useState(draft?.version ?? storedSheet.version);
  const version = Math.max(base, stored);
  return (
    <SheetSections
      initialValues={draft?.values ?? sheetToForm(storedSheet.sheet)}
      currency={currency}
      fromCampaign={fromCampaign}
      conflict={conflict?.sheet ?? null}
      isSaving={isSaving}
      onChange={(values) => sheetDrafts.keep(accountId, draftId, { version, values })}
      onSave={(sheet) => onSave({ version, sheet })}
      onCancel={() => {
        sheetDrafts.drop(accountId, draftId);
        onCancel();
      }}
      onTakeTheirs={() => setBase(conflict?.version ?? version)}
    />
  );
}
