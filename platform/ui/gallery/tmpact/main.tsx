import { Modal as Bare, Drawer as BareDrawer } from 'antd'
import { Activity, Component, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Modal } from '../../src/modal/index.ts'
import { DetailDrawer } from '../../src/drawer/index.ts'
import { AntdTheme } from '../../src/theme/index.ts'
class Net extends Component<any, any> { state = {e: ''}; static getDerivedStateFromError(e: any) { return {e: String(e)} } render() { return this.state.e ? <p className="crash">{this.state.e}</p> : this.props.children } }
function Case({name, node}: any) {
  const [on, setOn] = useState(true)
  return <div id={name}><button onClick={() => setOn(!on)}>t</button><Net><Activity mode={on ? 'visible' : 'hidden'}>{node}</Activity></Net></div>
}
const which = new URLSearchParams(location.search).get('c')
const cases: any = { bareModal: <Bare open title="t">内容</Bare>, bareDrawer: <BareDrawer open title="t">内容</BareDrawer>, modal: <Modal open title="t" onCancel={()=>{}}>内容</Modal>, drawer: <DetailDrawer open title="t" onClose={()=>{}}>内容</DetailDrawer> }
createRoot(document.getElementById('root')!).render(<AntdTheme><Case name={which} node={cases[which!]} /></AntdTheme>)
