import { businessDate } from '@iisp/contract/date'
import { Button } from '@iisp/ui/button'
import { toast, useRead, useText } from '@iisp/web'
import type { Lineage } from '../../rules/relations/lineage.ts'
import { chartTexts } from './chart-texts.ts'
import type { PlacedChart } from './lay-out.ts'
import { pictureOf } from './picture.ts'
import css from './chart.module.css'
import { pageColours, savePng, saveSvg } from './save-picture.ts'

interface SavePictureProps {
  readonly chart: PlacedChart
  readonly lineage: Lineage | null
  /** The fund that is shown, for the name of the file. */
  readonly fund: string
}

/** Saves what is drawn as a picture, for documents (PNG) or print (SVG). */
export function SavePicture({ chart, lineage, fund }: SavePictureProps) {
  const t = useText(chartTexts)
  const { reading, run } = useRead()
  const draw = () => {
    const name = t('file', { fund, day: businessDate(new Date()) })
    const heading = name.replaceAll('_', ' ')
    return { name, picture: pictureOf({ chart, lineage, heading, colours: pageColours(), t }) }
  }
  const png = () => {
    const { name, picture } = draw()
    void run(() => savePng(picture, name).catch(() => toast.error(t('saveFailed'))))
  }
  const svg = () => {
    const { name, picture } = draw()
    saveSvg(picture, name)
  }
  return (
    <span className={css.save}>
      <Button reading={reading} onClick={png}>
        {t('savePng')}
      </Button>
      <Button onClick={svg}>{t('saveSvg')}</Button>
    </span>
  )
}
