import { Button, Stack, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { PickFile } from '#client/components/pick-file.tsx';
import classes from './file-panel.module.css';

interface FilePanelProps {
  isReading: boolean;
  onPick: (file: File) => void;
}

/** Asks for a file. It may also be dropped here. */
export function FilePanel({ isReading, onPick }: FilePanelProps) {
  const [isOver, setIsOver] = useState(false);
  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onPick(file);
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
        <PickFile accept=".csv,.tsv,.txt,text/csv" onPick={onPick}>
          {(props) => (
            <Button
              {...props}
              size="md"
              loading={isReading}
              leftSection={<IconUpload size={18} stroke={1.8} />}
            >
              Escolher arquivo
            </Button>
          )}
        </PickFile>
        <Text size="sm" c="dimmed" ta="center">
          Ou arraste para cá o CSV que o Google Ads Editor exportou. Nada é gravado antes de você escolher.
        </Text>
      </Stack>
    </div>
  );
}
