/** The words about the app as the browser keeps it, in Portuguese. */
import type { Translation } from '../language/shape.ts'
import type { editionTexts as english } from '../en/editionTexts.ts'

export const editionTexts: Translation<typeof english> = {
  title: 'Neste aparelho',
  offline: {
    ready: 'De agora em diante abre sem rede.',
    preparing: 'Sendo guardado neste aparelho para uso sem rede …',
    unavailable: 'Este navegador não guarda a página: ela precisa de seu servidor a cada início.'
  },
  install: 'Instalar como aplicativo',
  installHint: 'Ganha janela e ícone próprios. Nada é enviado a lugar nenhum.',
  installed: 'Instalado como aplicativo.',
  waiting: 'Uma nova versão está pronta.',
  waitingHint: 'Ela entra quando você recarrega a página. A mesa fica como está.',
  changed: 'Outra janela passou para uma nova versão: recarregue esta.',
  reload: 'Recarregar',
  later: 'Depois'
}
