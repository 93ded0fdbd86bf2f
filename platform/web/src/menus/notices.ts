import { translator } from '../i18n/index.ts'
import { notify } from '../messages/index.ts'
import type { PortalSettings } from '../ports.ts'
import type { MenuNotice } from './menu-decision.ts'
import { menuTexts } from './menu-texts.ts'

const t = translator(menuTexts)
/** Duration of a notice with an action, in milliseconds. */
const longNotice = 10_000

type Contacts = Pick<PortalSettings, 'servicePhone' | 'serviceEmail'>

/** A button that downloads a guide shipped with the server. */
const guide = (label: string, fileId: string) => ({
  label,
  run: () => void notify({ type: 'download', title: label, fileId }),
})

/** Shows why a menu does not open. `ask` asks for it, where that is possible. */
export function showMenuNotice(
  notice: MenuNotice,
  { servicePhone, serviceEmail }: Contacts,
  ask?: () => void,
): void {
  const title = t(notice)
  if (notice === 'strongLogin') {
    const desc = servicePhone === '' ? '' : t('strongLoginContact', { phone: servicePhone })
    notify({
      type: 'warning',
      title,
      desc,
      duration: longNotice,
      action: guide(t('strongLoginGuide'), 'guide-ukey'),
    })
  } else if (notice === 'custodyBanking')
    notify({
      type: 'warning',
      title,
      duration: longNotice,
      action: guide(t('custodyBankingGuide'), 'guide-tghhk'),
    })
  else if (notice === 'fundraising')
    notify({ type: 'warning', title, desc: serviceEmail, duration: longNotice })
  else if (notice === 'balanceFinancing') notify({ type: 'warning', title, duration: longNotice })
  else if (notice === 'noPermission' && ask)
    notify({ type: 'warning', title, duration: longNotice, action: { label: t('ask'), run: ask } })
  else notify({ type: notice === 'comingSoon' ? 'info' : 'warning', title })
}
