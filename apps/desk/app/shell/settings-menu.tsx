import {
  CheckIcon,
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  MenuTrigger,
  PersonIcon,
  useMessages,
} from '@shop/ui'
import { useNavigate } from 'react-router-dom'
import { playOrderSound } from '../lib/order-sound.ts'
import { setSettings, useSettings, type Language, type Theme } from '../lib/settings.ts'
import { shellMessages } from './shell.messages.ts'

const languages: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['bn', 'বাংলা'],
]
const themes: readonly Theme[] = ['system', 'light', 'dark']

interface SettingsMenuProps {
  /** Name of the member who is signed in. */
  name: string
  onKeys: () => void
  onSignOut: () => void
}

/** Who is signed in, with language, colours, sound, keyboard help and signing out. */
export function SettingsMenu({ name, onKeys, onSignOut }: SettingsMenuProps) {
  const t = useMessages(shellMessages)
  const navigate = useNavigate()
  const { language, theme, sound } = useSettings()
  const switchSound = () => {
    setSettings({ sound: !sound })
    // So that the member knows it, and the browser allows the next ones.
    if (!sound) playOrderSound()
  }
  return (
    <Menu>
      <MenuTrigger
        variant="ghost"
        fullWidth
        className="justify-start"
        aria-label={`${name}: ${t('shell.settings')}`}
      >
        <PersonIcon />
        <span>{name}</span>
      </MenuTrigger>
      <MenuContent>
        <MenuItem onSelect={() => void navigate('/account')}>{t('shell.account')}</MenuItem>
        <MenuItem onSelect={onKeys}>{t('shell.keys')}</MenuItem>
        <MenuItem role="menuitemcheckbox" aria-checked={sound} onSelect={switchSound}>
          <span>{t('shell.sound')}</span>
          {sound && <CheckIcon />}
        </MenuItem>
        <MenuSeparator />
        <MenuLabel>{t('shell.language')}</MenuLabel>
        {languages.map(([id, label]) => (
          <MenuItem
            key={id}
            lang={id}
            aria-current={id === language}
            onSelect={() => setSettings({ language: id })}
          >
            <span>{label}</span>
            {id === language && <CheckIcon />}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuLabel>{t('shell.theme')}</MenuLabel>
        {themes.map((id) => (
          <MenuItem
            key={id}
            aria-current={id === theme}
            onSelect={() => setSettings({ theme: id })}
          >
            <span>{t(`shell.${id}`)}</span>
            {id === theme && <CheckIcon />}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem onSelect={onSignOut}>{t('shell.signOut')}</MenuItem>
      </MenuContent>
    </Menu>
  )
}
