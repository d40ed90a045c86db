import { Button, Stack, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { PickFile } from '#client/components/pick-file.tsx';
import classes from './drop-zone.module.css';

interface DropZoneProps {
  /** What may be dropped here. */
  children: ReactNode;
  isReading?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Takes tables, dropped or chosen. */
export function DropZone({ children, isReading, onFiles }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    if (event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files]);
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
        <PickFile accept=".csv,.tsv,.txt,text/csv" onPick={(file) => onFiles([file])}>
          {(props) => (
            <Button {...props} size="md" loading={isReading} leftSection={<IconUpload />}>
              Escolher arquivo
            </Button>
          )}
        </PickFile>
        <Text size="sm" c="dimmed" ta="center" maw="34rem" style={{ textWrap: 'balance' }}>
          {children}
        </Text>
      </Stack>
    </div>
  );
}
