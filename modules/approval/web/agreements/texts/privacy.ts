import { type Agreement, section } from '../agreement-text.ts'

export const privacy: Agreement = {
  zh: [
    section(
      '一、我们收集的信息',
      '账号信息：姓名、所属机构、岗位、手机号码与邮箱，由您的机构在开立账号时提供，用于识别身份、登录验证与业务通知。',
      '操作信息：登录时间、网络地址、浏览器类型、访问的菜单与办理的业务，用于安全防护、审计与改进服务。',
      '核验信息：办理需要人脸识别或视频核验的业务时，经您单独同意，收集您的姓名、身份证号码、面部影像与声音，仅用于核实是否为登记的管理员或法定代表人本人。',
      '业务资料：您在办理业务时填写与上传的内容，可能包含联系人及投资者的个人信息，由您的机构确保提供该等信息已取得合法依据。',
    ),
    section(
      '二、我们如何使用',
      '我们仅在实现上述目的所必需的范围内使用个人信息，不用于与您办理业务无关的营销，不进行自动化决策画像。变更使用目的的，将重新取得您的同意。',
    ),
    section(
      '三、保存与保护',
      '个人信息存储于中华人民共和国境内，保存期限为实现目的所必需的最短时间，法律法规另有规定的从其规定。',
      '身份证号码以加密摘要与脱敏形式保存，不保存明文。核验录像逐份加密，仅核验岗可以查看，每次查看均记入审计，保存期届满自动删除。',
      '密码以加盐慢哈希保存，平台人员无法知悉。传输全程加密，机构之间的数据相互隔离。',
    ),
    section(
      '四、共享与委托',
      '除办理业务所必需的托管人、份额登记与估值服务机构，以及依法有权要求提供的机关外，我们不向第三方提供您的个人信息。',
      '机构启用外部核验服务的，核验所需的姓名、身份证号码与录像将提供给该服务方，仅供其出具核验结果。',
      '您首次跳转至其他平台前，我们会提示并征得您的同意；跳转后适用该平台的隐私政策。',
    ),
    section(
      '五、您的权利',
      '您可以查询、更正本人的账号信息，查看已同意的协议及版本，撤回同意或申请注销账号。撤回同意不影响撤回之前的处理。因法律法规要求必须保存的记录，在保存期内不予删除。',
      '您可以拨打 {phone} 或通过在线客服行使上述权利。对个人信息处理的投诉，我们在15日内答复。',
    ),
    section(
      '六、浏览器存储',
      '平台使用必要的Cookie保持登录状态，并在您的浏览器中保存语言、外观、表格设置与未提交的草稿。这些内容不用于跟踪您在其他网站的行为，退出登录或清除浏览器数据即可删除。',
    ),
    section(
      '七、安全事件与政策更新',
      '发生或可能发生个人信息泄露、篡改、丢失的，我们将立即采取补救措施，并依法通知您与监管部门。',
      '本政策更新时将公布新版本与生效日期；涉及重要变更的，会再次征求您的同意。',
    ),
  ],
  en: [
    section(
      '1. What we collect',
      'Account data: name, institution, position, phone and e-mail, given by your institution when the account is opened; for identification, sign-in and notices.',
      'Data of use: time of sign-in, network address, kind of browser, menus visited and business done; for security, audit and improvement.',
      'Verification data: where a business needs a face or video verification, and with your separate consent, your name, identity number, face and voice; only to see whether you are the registered administrator or legal representative.',
      'Business documents: what you enter and upload may hold personal data of contacts and investors; your institution makes sure that it may give them.',
    ),
    section(
      '2. How we use it',
      'Only as far as these purposes need; not for marketing that has nothing to do with your business, and not for automated profiling. Another purpose needs your consent again.',
    ),
    section(
      '3. Keeping and protecting',
      "Personal data are stored within the People's Republic of China, for the shortest time that the purpose needs, unless law says otherwise.",
      'Identity numbers are kept as a keyed digest and masked, never in clear. Each recording is encrypted by itself, seen by reviewers only, with every look in the audit trail, and deleted when its time is over.',
      'Passwords are kept as slow salted hashes that nobody can read. Transport is encrypted, and the data of institutions are kept apart.',
    ),
    section(
      '4. Sharing',
      'Nobody gets your data but the custodian, the registrar and the valuation agency as far as the business needs them, and authorities entitled by law.',
      'Where the installation uses an outside verification service, that service gets the name, the identity number and the recording, to give its result and nothing else.',
      "Before your first jump to another platform we say so and ask for your consent. There that platform's policy applies.",
    ),
    section(
      '5. Your rights',
      'You may see and correct your account data, see which versions you agreed to, withdraw consent, or ask for the account to be closed. What was done before stays lawful. Records that law requires are kept for their time.',
      'Call {phone} or use the online service. Complaints about personal data are answered within 15 days.',
    ),
    section(
      '6. Storage in the browser',
      'A necessary cookie keeps you signed in; language, appearance, table settings and unsent drafts are kept in your browser. They do not follow you to other sites and go when you sign out or clear the data of the browser.',
    ),
    section(
      '7. Incidents and updates',
      'If personal data are, or may be, leaked, altered or lost, we act at once and tell you and the authorities as law requires.',
      'A new version is published with its date; important changes ask for your consent again.',
    ),
  ],
}
