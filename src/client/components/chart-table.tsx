import { Table } from '@mantine/core';
import classes from './chart-table.module.css';

interface ChartTableProps {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The numbers of a chart, for who cannot see it or wants to copy them. */
export function ChartTable({ caption, head, rows }: ChartTableProps) {
  return (
    <details className={classes.details}>
      <summary>Ver os números</summary>
      <Table.ScrollContainer minWidth={head.length * 110} mah={360} aria-label={`Números de ${caption}`}>
        <Table className={classes.numbers}>
          <Table.Thead>
            <Table.Tr>
              {head.map((cell) => (
                <Table.Th key={cell} scope="col">
                  {cell}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(([first, ...cells]) => (
              <Table.Tr key={first}>
                <Table.Th scope="row">{first}</Table.Th>
                {cells.map((cell, at) => (
                  <Table.Td key={head[at + 1]}>{cell}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </details>
  );
}
