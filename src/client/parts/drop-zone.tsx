import { Button, Group, Stack, Text } from '@mantine/core';
import { IconFolder, IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { PickFile } from '#client/components/pick-file.tsx';
import { droppedFiles } from '#client/lib/dropped-files.ts';
import classes from './drop-zone.module.css';

interface DropZoneProps {
  /** What may be dropped here. */
  children: ReactNode;
  isReading?: boolean;
  /** Nothing is taken until a question is answered. */
  isDisabled?: boolean;
  /** The next step stands below, so that the button does not stand out. */
  isQuiet?: boolean;
  /** Takes any number of files at once, also folders and ZIP files. */
  isForMany?: boolean;
  onFiles: (files: readonly File[]) => void;
}

const TABLES = '.csv,.tsv,.txt,text/csv,.xlsx,.gz';

/** Takes tables, dropped or chosen. */
export function DropZone(props: DropZoneProps) {
  const { children, isReading = false, isDisabled = false, isQuiet = false, isForMany, onFiles } = props;
  const [isOver, setIsOver] = useState(false);
  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    if (isReading || isDisabled) return;
    void droppedFiles(event.dataTransfer).then((files) => files.length > 0 && onFiles(files));
  }
  return (
    <div
      className={classes.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Stack align="center" gap="xs">
        <Group justify="center" gap="xs">
          <PickFile
            accept={isForMany ? `${TABLES},.zip` : TABLES}
            {...(isForMany && { many: 'files' as const })}
            onPick={(_, files) => onFiles(files)}
          >
            {(props) => (
              <Button
                {...props}
                size="md"
                variant={isQuiet ? 'default' : 'filled'}
                loading={isReading}
                disabled={isDisabled}
                leftSection={<IconUpload />}
              >
                {isForMany ? 'Escolher arquivos' : 'Escolher arquivo'}
              </Button>
            )}
          </PickFile>
          {isForMany && (
            <PickFile many="folder" onPick={(_, files) => onFiles(files)}>
              {(props) => (
                <Button
                  {...props}
                  size="md"
                  variant="default"
                  disabled={isReading || isDisabled}
                  visibleFrom="sm" // phones choose no folders
                  leftSection={<IconFolder />}
                >
                  Escolher pasta
                </Button>
              )}
            </PickFile>
          )}
        </Group>
        <Text size="sm" c="dimmed" ta="center" maw="34rem" style={{ textWrap: 'balance' }}>
          {children}
        </Text>
      </Stack>
    </div>
  );
}
