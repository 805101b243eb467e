/** What cannot be kept as a backup, copied or handed to another app, and whose names a backup brings back, in Portuguese. */
import type { LaterTexts } from '../language/shape.ts'

export const savingTexts: LaterTexts['savingTexts'] = {
  noPlace: 'Este navegador não dá ao Linejudge nenhum lugar para cópias de segurança. Salve uma cópia em arquivo.',
  placeClosed: 'Não é possível abrir o lugar do navegador para cópias de segurança.',
  noText: (name) => `“${name}” está danificado: não é um texto em UTF-8.`,
  notRead: (name) => `Não foi possível ler “${name}”.`,
  taken: (name) => `Já existe uma cópia de segurança chamada “${name}”; ela fica como está.`,
  cannotWrite: 'Este navegador não consegue gravar cópias de segurança. Salve uma cópia em arquivo.',
  notWritten: 'Não foi possível gravar a cópia de segurança. O que havia antes continua igual.',
  notRemoved: (name) => `Não foi possível remover “${name}”.`,
  full: 'O disco, ou o espaço que o navegador dá ao Linejudge, está cheio.',
  browserSays: (why) => `O navegador diz: ${why}`,
  notReadBack: 'A cópia de segurança foi gravada, mas não pode ser lida de volta; por isso foi retirada.',
  readsOtherwise: 'A cópia de segurança foi gravada, mas não é lida como era; por isso foi retirada.',
  notBefore: 'Nada foi mudado, porque antes não foi possível fazer uma cópia de segurança do estado atual.',
  otherChecksum: 'Lido de volta, o conteúdo tem outra soma de verificação que na cópia de segurança.',
  namesBack: (names) => `Estes nomes voltam, embora tenham sido esquecidos aqui: ${names}. Depois, esqueça-os de novo.`,
  handing: {
    notCopied: (why) => `Nada foi copiado: ${why}.`,
    noPictures: 'este navegador não copia imagens',
    notAllowed: 'este navegador não deixa nenhuma página fazer isso',
    notTaken: (name) => `Aqui não é possível passar “${name}” a outro aplicativo: salve como arquivo.`,
    notSent: (why) => `Nada foi passado adiante. O navegador diz: ${why}`
  }
}
