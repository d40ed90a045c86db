import { textsByKind } from '../notation.ts';
import { digitalTitles } from './digital.ts';

/** Vowels and tone marks above and below a letter each count as one cell. */
export const titles = textsByKind({
  common: {
    name: `
      {NOME_PRODUTO} เช็กราคาและจัดส่ง | {NOME_PRODUTO} เช็กราคา | {NOME_PRODUTO} ราคา | {NOME_PRODUTO}
      รู้จัก {NOME_PRODUTO} ก่อนซื้อ | รู้จัก {NOME_PRODUTO}
      สั่งซื้อ {NOME_PRODUTO} ออนไลน์ | ซื้อ {NOME_PRODUTO} ออนไลน์ | {NOME_PRODUTO} ออนไลน์
      [owner] {NOME_PRODUTO} จากผู้ขายโดยตรง | {NOME_PRODUTO} จากผู้ขาย
      ข้อมูลครบเกี่ยวกับ {NOME_PRODUTO} | ข้อมูลของ {NOME_PRODUTO} | ข้อมูล {NOME_PRODUTO}
    `,
    benefit: `
      รู้รายละเอียดก่อนตัดสินใจซื้อ
      ข้อมูลชัดเจนก่อนเลือกซื้อ
      รายละเอียดที่ช่วยให้เลือกง่าย
      [manyKits] เลือกจำนวนได้ตามต้องการ
      สำหรับ{PUBLICO} | เพื่อ{PUBLICO}
      {DIFERENCIAL}
      {DIFERENCIAL_2}
      {DIFERENCIAL_3}
      {TIPO}สำหรับ{PUBLICO}
    `,
    price: `
      ดูราคาให้ชัดก่อนสั่งซื้อ
      {NOME_PRODUTO} ราคา {PRECO} | ราคา {PRECO}
      [interestFree] ผ่อน {PARCELAS} งวด ไม่มีดอกเบี้ย | ผ่อน {PARCELAS} งวดไร้ดอกเบี้ย
      แบ่งจ่ายได้ {PARCELAS} งวด | ผ่อน {PARCELAS} งวด
      เช็กยอดรวมก่อนชำระเงิน
      [kits] ดูราคาเซต {KIT} ชิ้น | เซต {KIT} ชิ้น
      ช่องทางชำระ {PAGAMENTOS} | {PAGAMENTOS}
      [freeShipping] {PRECO} ส่งฟรี
      {TIPO} ราคา {PRECO}
    `,
    guarantee: `
      มีการรับประกัน {DIAS_GARANTIA} วัน | รับประกัน {DIAS_GARANTIA} วัน
      อ่านเงื่อนไขคืนสินค้าก่อนซื้อ
      อธิบายเงื่อนไขการคืนชัดเจน
      [invoice] มีใบเสร็จให้ทุกคำสั่งซื้อ | มีใบเสร็จรับเงิน
      คืนเงินได้ภายใน {DIAS_REEMBOLSO} วัน
    `,
    delivery: `
      [shippingQuote] ใส่{CODIGO_POSTAL}เช็กวันส่ง
      เช็กเวลาจัดส่งก่อนสั่งซื้อ
      [freeShipping] คำสั่งซื้อนี้ส่งฟรี | ส่งฟรี
      ส่งฟรีเมื่อซื้อครบ {FRETE_GRATIS_DESDE} | ส่งฟรีเมื่อครบ {FRETE_GRATIS_DESDE}
      จัดส่งถึงบ้านภายใน {DIAS_ENTREGA} วัน | จัดส่งภายใน {DIAS_ENTREGA} วัน
      ส่งของภายใน {HORAS_DESPACHO} ชั่วโมง
      [tracked] มีเลขติดตามพัสดุให้ทุกกล่อง | มีเลขติดตามพัสดุ
      [nationwide] จัดส่งทุกพื้นที่{NO_PAIS} | จัดส่งทั่วประเทศ
      รู้ค่าจัดส่งก่อนสั่งซื้อ
      [freeShipping] {TIPO} ส่งฟรี
    `,
    proof: `
      [reviews] อ่านรีวิวก่อนตัดสินใจซื้อ
      เปรียบเทียบกับตัวเลือกอื่น
      หาข้อมูลให้ครบก่อนสั่งซื้อ
    `,
    question: `
      สงสัยเรื่อง {NOME_PRODUTO} ไหม? | สงสัยเรื่อง {NOME_PRODUTO}? | {NOME_PRODUTO} คืออะไร?
      {NOME_PRODUTO} ราคาเท่าไร? | {NOME_PRODUTO} กี่บาท?
      ยังลังเลอยู่? เริ่มดูที่นี่
      ตัวเลือกไหนเหมาะกับคุณ?
    `,
    action: `
      เลือกและสั่งซื้อ {NOME_PRODUTO} | สั่งซื้อ {NOME_PRODUTO} | สั่ง {NOME_PRODUTO}
      เปรียบเทียบ เลือก แล้วสั่งซื้อ
      ถามให้หายสงสัยก่อนสั่งซื้อ
      ดูรายละเอียดทั้งหมดได้ที่นี่
      สั่งซื้อได้ในไม่กี่ขั้นตอน
    `,
  },

  nutra: {
    name: `
      {NOME_PRODUTO} ดูฉลากแบบเต็ม | {NOME_PRODUTO} ดูฉลาก | ฉลาก {NOME_PRODUTO}
      ข้อมูลอาหารเสริม {NOME_PRODUTO} | อาหารเสริม {NOME_PRODUTO}
      วิธีรับประทาน {NOME_PRODUTO} | วิธีทาน {NOME_PRODUTO}
      ส่วนผสมทั้งหมดของ {NOME_PRODUTO} | ส่วนผสมของ {NOME_PRODUTO} | ส่วนผสม {NOME_PRODUTO}
      เพิ่ม {NOME_PRODUTO} ในทุกวัน | {NOME_PRODUTO} ในทุกวัน | {NOME_PRODUTO} ทุกวัน
    `,
    benefit: `
      เข้ากับกิจวัตรประจำวันของคุณ
      นิสัยง่ายที่ทำได้ทุกวัน
      เสริมสารอาหารในแต่ละวัน
      สารอาหารสำหรับทุกวันของคุณ
      ดูแลตัวเองเริ่มจากกิจวัตร
      มีส่วนผสมของ{ITEM} | มี{ITEM}
      มี{ITENS}ในสูตร | มี{ITENS}
      คู่กับมื้ออาหารที่สมดุล
    `,
    price: `
      ดูราคาต่อหนึ่งหน่วยบริโภค
      [manyKits] เทียบเซต {KIT_MENOR} ชิ้นกับ {KIT} ชิ้น
      [kits] ดูราคาเซต {KIT} ชิ้นก่อนซื้อ | ราคาเซต {KIT} ชิ้น
      เทียบราคาตามขนาดบรรจุ
      เลือกจำนวนโดยดูจากราคา
    `,
    guarantee: `
      ลองใช้ได้ {DIAS_TESTE} วัน | รับประกันนาน {DIAS_GARANTIA} วัน
      เช็กวันหมดอายุได้บนฉลาก
      ดูเลขล็อตและวันหมดอายุ
      กติกาการคืนสินค้าเข้าใจง่าย
    `,
    delivery: `
      [discreet] ส่งโดยไม่ระบุชื่อสินค้า
      [freeShipping] อาหารเสริมของคุณส่งฟรี
      รับของได้ภายใน {DIAS_ENTREGA} วัน
      ดูว่าสินค้าจะถึงเมื่อไร
    `,
    proof: `
      ส่วนผสมทุกอย่างอยู่บนฉลาก
      อ่านรายการส่วนผสมทั้งหมด
      ดูว่าใครผลิต {NOME_PRODUTO} | ใครผลิต {NOME_PRODUTO} | ผู้ผลิต {NOME_PRODUTO}
      ดูปริมาณต่อหน่วยบริโภค
      ข้อมูลโภชนาการที่ตรวจสอบได้
      แต่ละคนรู้สึกไม่เหมือนกัน
    `,
    question: `
      {NOME_PRODUTO} มีส่วนผสมอะไร? | {NOME_PRODUTO} มีอะไร?
      {NOME_PRODUTO} เหมาะกับใคร?
      ควรรับประทานเวลาไหนดี?
      ต้องรับประทานวันละเท่าไร?
      อ่านฉลากแล้วหรือยัง?
      หนึ่งแพ็กใช้ได้นานกี่วัน?
    `,
    action: `
      อ่านฉลากก่อนแล้วค่อยตัดสินใจ
      ปรึกษาแพทย์หรือเภสัชกรก่อน
      ไม่ต้องรีบ เลือกได้ตามสบาย
      ดูสูตรและส่วนผสมทั้งหมด
      เริ่มจากอ่านวิธีรับประทาน
      [manyKits] เลือกเซตที่เหมาะกับคุณ
      ดูส่วนผสม แล้วค่อยสั่งซื้อ
    `,
  },

  physical: {
    name: `
      {NOME_PRODUTO} ดูขนาดและรูป | {NOME_PRODUTO} ดูรูป | รูป {NOME_PRODUTO}
      {NOME_PRODUTO} สเปกแบบละเอียด | {NOME_PRODUTO} ดูสเปก | สเปก {NOME_PRODUTO}
      [newItem] {NOME_PRODUTO} ของใหม่ในกล่อง | {NOME_PRODUTO} ของใหม่
      {NOME_PRODUTO} น้ำหนักและขนาด | {NOME_PRODUTO} ขนาด
      ดู {NOME_PRODUTO} แบบใกล้ชิด | ดู {NOME_PRODUTO} ทุกมุม
    `,
    benefit: `
      ดูรายละเอียดอย่างใกล้ชิด
      รู้ครบก่อนสั่งซื้อ
      เช็กขนาดให้พอดีกับพื้นที่
      ดูว่าเหมาะกับคุณหรือไม่
      ในกล่องมี{ITENS} | มาพร้อม{ITENS}
      มาพร้อม{ITEM}ในกล่อง | มาพร้อม{ITEM}
      ดูวิธีใช้งานก่อน
      [gift] ไอเดียของขวัญที่น่าสนใจ
    `,
    price: `
      [models] เทียบรุ่นและราคาก่อนซื้อ
      ดูราคาต่อชิ้นก่อนสั่งซื้อ
      [kits] เช็กราคาเซต {KIT} ชิ้น | ราคาเซต {KIT} ชิ้น
      [manyKits] เทียบราคาเซต {KIT_MENOR} และ {KIT} ชิ้น | เซต {KIT_MENOR} และ {KIT} ชิ้น
      ดูยอดรวมพร้อมค่าจัดส่ง
      รู้ค่าใช้จ่ายก่อนชำระเงิน
    `,
    guarantee: `
      ดูวิธีคืนสินค้า
      ลองใช้ที่บ้านได้ {DIAS_TESTE} วัน | ประกัน {DIAS_GARANTIA} วัน
      อ่านเงื่อนไขการซื้อก่อน
      [newItem] ของใหม่ในบรรจุภัณฑ์เดิม
    `,
    delivery: `
      [freeShipping] ส่งฟรีถึงหน้าบ้านคุณ
      ของถึงหน้าบ้านใน {DIAS_ENTREGA} วัน
      ดูวันที่ของจะถึงบ้านคุณ
      เช็กวันจัดส่งก่อนชำระเงิน
    `,
    proof: `
      มีรูปและขนาดให้เช็กก่อนซื้อ
      สเปกครบจบในหน้าเดียว
      ดูการใช้งานจริงก่อนซื้อ
      เช็กของในกล่องได้ครบทุกชิ้น
      ดูวัสดุและงานประกอบชัดเจน
      เทียบขนาด น้ำหนัก การใช้งาน
    `,
    question: `
      {NOME_PRODUTO} เหมาะกับคุณไหม? | {NOME_PRODUTO} เหมาะไหม?
      {NOME_PRODUTO} มีอะไรในกล่อง? | {NOME_PRODUTO} ได้อะไร?
      [sizes] คุณต้องใช้ขนาดไหน?
      [gift] กำลังหาของขวัญที่ได้ใช้?
      วางได้พอดีไหม? เช็กขนาด
      ใช้งานอย่างไร? ดูที่นี่
    `,
    action: `
      เช็กขนาดก่อนแล้วสั่งซื้อ
      เปรียบเทียบก่อนเลือกซื้อ
      [models] เลือกรุ่นที่คุณต้องการ
      ดูวิธีใช้ทีละขั้นตอน
      [models, sizes] เลือกสี ขนาด หรือรุ่น
      [manyKits] จัดเซตตามจำนวนที่ต้องใช้
      ดูรูปสินค้าแล้วสั่งซื้อ
    `,
  },

  digital: digitalTitles,
});
