import { TextArea } from '@iisp/ui/text-area'
import { TextField } from '@iisp/ui/text-field'
import { useText } from '@iisp/web'
import { FieldDialog } from '@iisp/web/forms/index'
import { phoneEntry, staffChangeList, staffPhonePropose } from '../../contract/people/staff-changes.ts'
import { type StaffMember, staffList } from '../../contract/people/staff.ts'
import { staffTexts } from './staff-texts.ts'

interface Props {
  readonly member: StaffMember
  readonly onClose: () => void
}
const lists = [staffList, staffChangeList]

/** Proposes another mobile number for a person who lost their phone; a second person has to confirm it. */
export function PhoneDialog({ member: { id, version, name, account, confirmedBy }, onClose }: Props) {
  const t = useText(staffTexts)
  return (
    <FieldDialog
      fields={phoneEntry}
      name={`identity.phone:${id}`}
      version={version}
      call={staffPhonePropose}
      inputOf={(entered) => ({ ...entered, id, version })}
      invalidates={lists}
      title={t('phoneTitle', { name })}
      okText={t('propose')}
      done={() => t('rolesProposed')}
      onClose={onClose}
      unsaved={t('unsaved')}
    >
      {({ field }) => (
        <>
          <p>{t('phoneMeaning', { account })}</p>
          <p>{t(`confirmers.${confirmedBy}`)}</p>
          <TextField {...field('phone')} type="tel" />
          <TextArea {...field('reason')} rows={3} />
        </>
      )}
    </FieldDialog>
  )
}
