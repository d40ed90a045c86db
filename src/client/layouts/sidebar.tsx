import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core';
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLogout,
  IconMoon,
  IconSearch,
  IconSun,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Logo } from '#client/components/logo.tsx';
import { sessionOptions, useSignOut } from '#client/data/session.ts';
import { paths } from '#client/paths.ts';
import { shortcutKeys, shortcutProps } from '#client/lib/shortcuts/use-shortcuts.ts';
import { adminItem, helpItem, type NavItem, navItems, pricingItem, profileItem } from './nav.ts';
import { useScheme } from './use-scheme.ts';
import classes from './sidebar.module.css';

interface SidebarProps {
  collapsed: boolean;
  /** Absent when the sidebar is a drawer, which cannot be collapsed. */
  onToggle?: () => void;
  /** Absent in the drawer: on a phone the button is in the header. */
  onSearch?: () => void;
}

export function Sidebar({ collapsed, onToggle, onSearch }: SidebarProps) {
  const { data: session } = useQuery(sessionOptions);
  const signOut = useSignOut();
  const { pathname } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  const isClosed = session?.hasAccess === false; // then only the plans open
  const items = isClosed ? [] : session?.isAdmin ? [...navItems, adminItem] : navItems;
  return (
    <nav className={classes.sidebar} data-collapsed={collapsed || undefined} aria-label="Principal">
      <div className={classes.head}>
        <Link to={isClosed ? paths.pricing : paths.dashboard} className={classes.home}>
          <Logo compact={collapsed} />
        </Link>
        {onToggle && <CollapseButton collapsed={collapsed} onToggle={onToggle} />}
      </div>
      {onSearch && <SearchButton collapsed={collapsed} onClick={onSearch} />}
      <div ref={list} className={classes.items}>
        {items.map((item) => (
          <NavEntry key={item.to} item={item} collapsed={collapsed} />
        ))}
      </div>
      <div className={classes.foot}>
        <NavEntry item={helpItem} collapsed={collapsed} />
        <NavEntry item={pricingItem} collapsed={collapsed} />
        {!isClosed && <NavEntry item={profileItem} collapsed={collapsed} />}
        <SchemeButton collapsed={collapsed} />
        <NavButton
          label="Sair"
          icon={IconLogout}
          collapsed={collapsed}
          disabled={signOut.isPending}
          onClick={() => signOut.mutate()}
        />
        {session && !collapsed && <Identity name={session.profile.fullName} email={session.profile.email} />}
      </div>
    </nav>
  );
}

function CollapseButton({ collapsed, onToggle }: { collapsed: boolean; onToggle: () => void }) {
  const Icon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const label = collapsed ? 'Expandir menu' : 'Recolher menu';
  return (
    <Tooltip label={label} position="right">
      <ActionIcon className={classes.toggle} variant="transparent" aria-label={label} onClick={onToggle}>
        <Icon size={20} />
      </ActionIcon>
    </Tooltip>
  );
}

function SearchButton({ collapsed, onClick }: { collapsed: boolean; onClick: () => void }) {
  return (
    <div className={classes.search}>
      <Tooltip label={`Buscar (${shortcutKeys('palette')})`} position="right" disabled={!collapsed}>
        <UnstyledButton
          className={classes.item}
          aria-label={collapsed ? 'Buscar' : undefined}
          {...shortcutProps('palette')}
          onClick={onClick}
        >
          <IconSearch size={20} aria-hidden="true" />
          {!collapsed && (
            <>
              <span>Buscar</span> <kbd className={classes.keys}>{shortcutKeys('palette')}</kbd>
            </>
          )}
        </UnstyledButton>
      </Tooltip>
    </div>
  );
}

function NavEntry({ item, collapsed }: { item: NavItem; collapsed: boolean }) {
  const { pathname } = useLocation();
  const isHere = pathname === item.to;
  const isWithin = isHere || pathname.startsWith(`${item.to}/`);
  const [leftFrom, setLeftFrom] = useState<string | null>(null); // the room whose place is taken, once the code has come
  const Icon = item.icon;
  return (
    <>
      <Tooltip label={item.label} position="right" disabled={!collapsed}>
        <Link
          to={item.to}
          className={classes.item}
          data-active={(item.children ? isWithin : isHere) || undefined}
          data-going={(leftFrom === pathname && !isHere) || undefined}
          onClick={({ metaKey, ctrlKey, shiftKey }) => {
            if (!metaKey && !ctrlKey && !shiftKey) setLeftFrom(pathname); // those open another tab
          }}
          aria-current={isHere ? 'page' : undefined}
          aria-label={item.label}
        >
          <Icon size={20} aria-hidden="true" />
          {!collapsed && <span>{item.label}</span>}
        </Link>
      </Tooltip>
      {item.children && isWithin && !collapsed && (
        <div className={classes.children}>
          {item.children.map((child) => (
            <NavEntry key={child.to} item={child} collapsed={false} />
          ))}
        </div>
      )}
    </>
  );
}

interface NavButtonProps {
  label: string;
  icon: NavItem['icon'];
  collapsed: boolean;
  disabled?: boolean;
  onClick: () => void;
}

function NavButton({ label, icon: Icon, collapsed, disabled, onClick }: NavButtonProps) {
  return (
    <Tooltip label={label} position="right" disabled={!collapsed}>
      <UnstyledButton className={classes.item} aria-label={label} disabled={disabled} onClick={onClick}>
        <Icon size={20} aria-hidden="true" />
        {!collapsed && <span>{label}</span>}
      </UnstyledButton>
    </Tooltip>
  );
}

function SchemeButton({ collapsed }: { collapsed: boolean }) {
  const { isDark, label, change } = useScheme();
  return (
    <NavButton label={label} icon={isDark ? IconSun : IconMoon} collapsed={collapsed} onClick={change} />
  );
}

function Identity({ name, email }: { name: string; email: string }) {
  return (
    <div className={classes.identity}>
      <strong title={name || email}>{name || email}</strong>
      <span title={email}>{email}</span>
    </div>
  );
}
