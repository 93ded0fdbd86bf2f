import { FileLink } from '@iisp/files/parts'
import type { Fact } from '@iisp/ui/drawer'
import type { Locale, Translate } from '@iisp/web'
import type { ApplicationRow } from '../../contract/applications/application-row.ts'
import type { relationTexts } from '../relation-texts.ts'
import { linkFacts } from './link-facts.tsx'

/** The facts of an application: its link, its file, the applicant and the decision. */
export function applicationFacts(
  row: ApplicationRow,
  t: Translate<(typeof relationTexts)['zh']>,
  locale: Locale,
): Fact[] {
  return [
    ...linkFacts(row, t, locale),
    ...(row.SCQSSZ === '1' ? [{ label: t('deletesConfig'), value: t('yes') }] : []),
    {
      label: t('attachment'),
      value: row.WJID === '' ? row.WJMC : <FileLink fileId={row.WJID} name={row.WJMC} />,
      wide: true,
    },
    { label: t('applicant'), value: row.SQR },
    { label: t('appliedAt'), value: row.SQSJ },
    { label: t('applicantPhone'), value: row.SQRSJH },
    { label: t('contactPhone'), value: row.SJHM },
    { label: t('decidedBy'), value: row.CLR },
    { label: t('decidedAt'), value: row.CLSJ },
    { label: t('reason'), value: row.CLYY, wide: true },
  ]
}
