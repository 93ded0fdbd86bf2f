import type { Menu } from '@iisp/contract'
import { Icon } from '@iisp/ui/icon'
import { useGoBack, useText } from '@iisp/web'
import { AppletCode } from './AppletCode.tsx'
import { Associations } from './Associations.tsx'
import { BookButton } from './BookButton.tsx'
import { ComplaintButton } from './ComplaintButton.tsx'
import { panelTexts } from './panel-texts.ts'
import { PraiseButtons } from './PraiseButtons.tsx'
import { SettingsLink } from './SettingsLink.tsx'
import { VideoLink } from './VideoLink.tsx'
import css from './panel.module.css'
import type { MenuGuide } from './menu-guide.ts'

interface Props {
  readonly menu: Menu
  readonly guide: MenuGuide | undefined
  readonly open: boolean
  readonly controls: string
  readonly onToggle: () => void
}

/** The line of the panel: back, the link that unfolds it and associated menus; on the right, the person's ratings. */
export function PanelLine({ menu, guide, open, controls, onToggle }: Props) {
  const t = useText(panelTexts)
  const back = useGoBack()
  return (
    <div className={css.line}>
      <button type="button" className={css.tool} onClick={back}>
        <Icon name="chevronLeft" size={14} />
        {t('back')}
      </button>
      <button
        type="button"
        className={css.link}
        aria-expanded={open}
        aria-controls={controls}
        onClick={onToggle}
      >
        {open ? t('fold') : t('unfold')}
        <Icon name={open ? 'chevronUp' : 'chevronDown'} size={12} />
      </button>
      <VideoLink menuId={menu.id} />
      <SettingsLink menuId={menu.id} />
      {guide && <Associations menus={guide.menuAssociationVOS} />}
      <span className={css.right}>
        {menu.appletTip && <AppletCode path={menu.path} menuId={menu.id} />}
        {guide?.readBookByMenuId && <BookButton book={guide.readBookByMenuId} />}
        {guide && <PraiseButtons praise={guide.commentDetailsByMenuId} />}
        <ComplaintButton menu={menu} />
      </span>
    </div>
  )
}
