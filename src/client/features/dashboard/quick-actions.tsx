import { Text, ThemeIcon, UnstyledButton } from '@mantine/core';
import { type Icon, IconBan, IconFolders, IconKey, IconTools } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Panel } from '#client/components/panel.tsx';
import { paths } from '#client/paths.ts';
import classes from './dashboard.module.css';

const actions: readonly { title: string; description: string; icon: Icon; to: string }[] = [
  {
    title: 'Palavras-chave',
    description: 'Gere listas por etapa do funil',
    icon: IconKey,
    to: paths.tool('keywords'),
  },
  {
    title: 'Palavras negativas',
    description: 'Corte cliques de quem não compra',
    icon: IconBan,
    to: paths.tool('negative-keywords'),
  },
  {
    title: 'Campanhas salvas',
    description: 'Veja e edite o que já montou',
    icon: IconFolders,
    to: paths.savedCampaigns,
  },
  { title: 'Ferramentas', description: 'Conheça todas', icon: IconTools, to: paths.tools },
];

export function QuickActions() {
  return (
    <Panel title="Ações rápidas">
      <div className={classes.quick}>
        {actions.map(({ title, description, icon: Shown, to }) => (
          <UnstyledButton key={to} component={Link} to={to} className={classes.action}>
            <ThemeIcon size={24} radius="md" variant="light" aria-hidden="true">
              <Shown size={15} />
            </ThemeIcon>
            <div>
              <Text size="sm" fw={600} lh={1.25}>
                {title}
              </Text>
              <p className={classes.about}>{description}</p>
            </div>
          </UnstyledButton>
        ))}
      </div>
    </Panel>
  );
}
