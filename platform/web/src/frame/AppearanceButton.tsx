import { Icon } from '@iisp/ui/icon'
import { brandColours } from '@iisp/ui/palette'
import { Popover } from '@iisp/ui/popover'
import { Segmented } from '@iisp/ui/segmented'
import { useText } from '../i18n/index.ts'
import { barSizes, modes, type AppearanceChoice } from '../theme/index.ts'
import { frameTexts } from './frame-texts.ts'
import css from './appearance.module.css'
import header from './header.module.css'

interface AppearanceButtonProps {
  readonly choice: AppearanceChoice
  readonly onChange: (change: Partial<AppearanceChoice>) => void
}

const modeTexts = { light: 'modeLight', dark: 'modeDark', system: 'modeSystem' } as const

/** Lets the person choose light or dark, the colour, and the size of scroll bars. */
export function AppearanceButton({ choice, onChange }: AppearanceButtonProps) {
  const t = useText(frameTexts)
  const label = t('appearance')
  const bars = barSizes.map((value) => ({ value, label: t(`bar${value}`) }))
  return (
    <Popover
      label={label}
      renderOpener={(opener) => (
        <button type="button" className={header.tool} aria-label={label} title={label} {...opener}>
          <Icon name="appearance" size={18} />
        </button>
      )}
    >
      {() => (
        <div className={css.panel}>
          <Segmented
            label={t('mode')}
            segments={modes.map((value) => ({ value, label: t(modeTexts[value]) }))}
            value={choice.mode}
            onChange={(mode) => onChange({ mode })}
          />
          <Segmented
            label={t('colour')}
            segments={brandColours.map((value, at) => ({
              value,
              label: t('colourNo', { no: at + 1 }),
              swatch: value,
            }))}
            value={choice.colour}
            onChange={(colour) => onChange({ colour })}
          />
          <Segmented
            label={t('barWidth')}
            segments={bars}
            value={choice.barWidth}
            onChange={(barWidth) => onChange({ barWidth })}
          />
          <Segmented
            label={t('barHeight')}
            segments={bars}
            value={choice.barHeight}
            onChange={(barHeight) => onChange({ barHeight })}
          />
        </div>
      )}
    </Popover>
  )
}
