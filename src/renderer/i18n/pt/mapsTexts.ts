/** The texts of maps of other programs, on their way in and out, in Portuguese. */
import type { Translation } from '../language/shape.ts'
import type { mapsTexts as english } from '../en/mapsTexts.ts'

export const mapsTexts: Translation<typeof english> = {
  program: (name: string) => `Um mapa de ${name}`,
  notes: {
    'size-rounded': 'Seu tamanho {found} não é inteiro e foi arredondado.',
    'off-grid-wall': 'Ficam de fora {count} pedaços de parede que não seguem a grade.',
    'wall-too-short': 'Ficam de fora {count} pedaços de parede sobre menos de meia borda.',
    'outside-map': 'Ficam de fora {count} pedaços fora do mapa.',
    'stairs-apart': 'Ficam de fora {count} escadas que não unem casas vizinhas.',
    'objects-skipped': 'Ficam de fora {count} objetos.',
    'not-held:lights': 'Guardam-se {count} luzes para a volta.',
    'no-terrain-in-format': 'O arquivo só conhece paredes e portas: terreno, níveis e áreas iniciais ainda precisam ser desenhados.',
    'picture-refused': 'Sua imagem não foi aceita.',
    'picture-elsewhere': 'Sua imagem é outro arquivo: {file}',
    'picture-missing': 'Não há imagem dentro.',
    'picture-size': 'Sua imagem tem {found} pixels; pela grade seriam {expected}.',
    'unmapped-tiles': 'Ficam livres {count} casas cujas peças não dizem o que são ({tiles}).',
    'unmapped-values': 'Ficam livres {count} casas cujos valores não têm nome ({tiles}).',
    'unknown-terrain': 'Ficam livres {count} casas de “{name}”, que não é um terreno.',
    'wall-half': 'Ficam de fora {count} paredes que só detêm a visão ou o movimento.',
    'layer-skipped': 'Fica de fora a camada “{name}”.',
    'kept-for-the-way-back': 'Guardam-se {count} camadas e campos para a volta.',
    'changed-elsewhere': 'Outro programa mudou este mapa depois que o Linejudge o escreveu; vale a mudança.'
  },
  fileKind: 'Tipo de arquivo',
  fileKinds: { pack: 'Pacote do Linejudge', uvtt: 'Universal VTT', tmj: 'Tiled', text: 'Texto' },
  nothingLost: 'Vai o mapa todo.',
  lostTitle: 'O que não vai ou não se vê',
  save: 'Salvar',
  lost: {
    'not-seen:terrain': '{count} casas de terreno: outros programas não as veem, o Linejudge as lê de volta.',
    'not-seen:levels': '{count} casas acima do chão: outros programas não as veem, o Linejudge as lê de volta.',
    'not-seen:indoor': '{count} casas internas: outros programas não as veem, o Linejudge as lê de volta.',
    'not-seen:barriers': '{count} barreiras: outros programas não as veem, o Linejudge as lê de volta.',
    'not-seen:stairs': '{count} escadas: outros programas não as veem, o Linejudge as lê de volta.',
    'not-seen:starting': '{count} casas iniciais: outros programas não as veem, o Linejudge as lê de volta.',
    'not-seen:labels': '{count} rótulos: outros programas não as veem, o Linejudge as lê de volta.',
    'not-seen:rules': '{count} regras do mapa: outros programas não as veem, o Linejudge as lê de volta.',
    'not-seen:special-rules': '{count} regras de terreno especial: outros programas não as veem, o Linejudge as lê de volta.',
    'not-seen:pins': '{count} perguntas fixadas: outros programas não as veem, o Linejudge as lê de volta.',
    'not-held:special-rules': '{count} regras de terreno especial; só vão seus nomes.',
    'not-held:pins': '{count} perguntas fixadas.',
    'not-held:words': '{count} de descrição, jogos, dados do mapa e contagens.',
    'not-held:foreign': '{count} do que outros programas deixaram no mapa.',
    'not-held:picture': 'A imagem.',
    'picture-not-here': 'A imagem: não está neste aparelho.',
    'foreign-other-size': 'Camadas do arquivo de onde veio o mapa: ele agora tem outro tamanho.'
  }
}
