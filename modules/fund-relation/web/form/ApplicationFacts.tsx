import { FileLink } from '@iisp/files/parts'
import { useText } from '@iisp/web'
import { FieldFacts } from '@iisp/web/fields/index'
import { type ApplicationRow, applicationFields } from '../../contract/applications/application-row.ts'
import { relationTexts } from '../relation-texts.ts'
import { useLinkFacts } from './LinkFacts.tsx'

/** The facts of an application: its link, its file, the applicant and the decision. */
export function ApplicationFacts({ of }: { readonly of: ApplicationRow }) {
  const t = useText(relationTexts)
  const { WJID, WJMC } = of
  return (
    <FieldFacts
      fields={applicationFields}
      of={of}
      show={[
        ...useLinkFacts(of),
        of.SCQSSZ === '1' && 'SCQSSZ',
        WJID === ''
          ? 'WJMC'
          : { label: t('attachment'), value: <FileLink fileId={WJID} name={WJMC} />, wide: true },
        'SQR',
        'SQSJ',
        'SQRSJH',
        'SJHM',
        'CLR',
        'CLSJ',
        'CLYY',
      ]}
    />
  )
}
