import { type Agreement, section } from '../agreement-text.ts'

export const fundAnalysis: Agreement = {
  zh: [
    section(
      '一、适用范围',
      '基金分析平台是{brand}提供的产品业绩分析、持仓穿透与报告服务。您使用该平台，即同时受本协议与《用户服务协议》约束；两者不一致的，就基金分析平台的使用以本协议为准。',
    ),
    section(
      '二、账号',
      '基金分析平台沿用您在本平台的账号与权限，您只能查看所属机构有权查看的产品。权限变化自所属机构管理员调整之时起生效。',
      '账号连续3个月未使用的，我们可予以收回；收回前会发出提醒。',
    ),
    section(
      '三、数据来源与更新',
      '净值、份额与持仓数据取自估值核算与份额登记结果，通常于估值完成后更新；尚未复核的数据会予以标明。外部行情与基准由数据供应商提供，我们对明显错误及时更正，但不对其及时性与完整性作绝对保证。',
    ),
    section(
      '四、报告的使用',
      '您可将生成的报告用于内部管理，以及依照基金合同向投资者披露。对外使用时，应保留数据截止日期、计算口径与风险提示，不得断章取义，不得承诺收益。',
      '向投资者披露的内容应与托管人复核的信息披露文件一致；不一致的，以信息披露文件为准。',
    ),
    section(
      '五、知识产权与保密',
      '分析模型、指标体系与界面的知识产权归我们或权利人所有。您所属机构的产品数据归其所有，我们负有保密义务，未经授权不向其他机构提供。',
    ),
    section(
      '六、咨询与投诉',
      '使用中遇到问题可拨打 {phone}。对基金分析平台的投诉，我们在收到之日起15日内答复。',
    ),
    section(
      '七、终止',
      '所属机构终止相关业务合同的，对应产品的分析服务同时终止；已生成的报告可在终止后30日内导出。',
    ),
  ],
  en: [
    section(
      '1. Scope',
      'The fund analysis platform is the service of {brand} for performance analysis, look-through of holdings and reports. Whoever uses it is bound by this agreement and by the user service agreement; for this platform, this one prevails.',
    ),
    section(
      '2. Accounts',
      "It uses your account and rights of this platform: you see the products that your institution may see. A change of rights counts from the administrator's change on.",
      'An account that has not been used for 3 months in a row may be reclaimed, after a reminder.',
    ),
    section(
      '3. Data',
      'Net asset values, shares and holdings come from valuation and registration, as a rule after each valuation; what is not reviewed yet is marked. Prices and benchmarks come from vendors. We correct plain errors without delay and cannot warrant that they are always prompt and complete.',
    ),
    section(
      '4. Reports',
      "Reports serve your own management and disclosure to investors under the fund's contract. Outside, keep the date of the data, the method and the risk warning; nothing may be taken out of context and no return promised.",
      'What investors get must agree with the disclosure documents that the custodian has reviewed; otherwise those count.',
    ),
    section(
      '5. Rights and secrecy',
      "Models, indicators and interface belong to us or their owners. The data of your institution's products are its own; we keep them secret and give them to no other institution without authority.",
    ),
    section(
      '6. Questions and complaints',
      'Call {phone}. Complaints about this platform are answered within 15 days of receipt.',
    ),
    section(
      '7. End',
      'When a business contract of your institution ends, so does the analysis of its products; reports made before may be exported for 30 days.',
    ),
  ],
}
