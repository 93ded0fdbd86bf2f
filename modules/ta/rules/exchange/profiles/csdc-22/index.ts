import { deriveProfile } from '../../derive-profile.ts'
import { csdc21 } from '../csdc-21/index.ts'
import { fields } from './fields.ts'
import { files } from './files.ts'

/**
 * The protocol V2.2 as far as public descriptions tell; its binding text is not public. The fields marked as uncertain
 * are to be agreed with the counterparty. A wrong width cannot shift amounts unnoticed: the length of every record is
 * checked against the sum of the widths.
 */
export const csdc22 = deriveProfile(csdc21, {
  id: 'csdc-2.2',
  version: '22',
  acceptedVersions: ['22', '00000022'],
  frame: {
    version: 8,
    creator: 20,
    receiver: 20,
    summary: 8,
    type: 8,
    fieldCount: 8,
    recordCount: 16,
    indexFileCount: 8,
  },
  fields,
  files,
})
