/** The page of help and the tour of the first start, in Portuguese. */
import type { Translation } from '../language/shape.ts'
import type { helpTexts as english } from '../en/helpTexts.ts'

export const helpTexts: Translation<typeof english> = {
  title: 'Ajuda',
  short: 'O que faz',
  manual: 'Manual',
  print: 'Imprimir esta página',
  licences: {
    title: 'Licenças',
    what: 'O Linejudge é feito com o trabalho de outros. Estes pacotes fazem parte do que é entregue.',
    count: (n) => `${n} pacotes. O texto de uma licença se abre onde o nome está sublinhado.`,
    beside:
      'As licenças do Electron e do Chromium, sobre os quais o aplicativo de computador funciona, estão junto do programa: LICENSE.electron.txt e LICENSES.chromium.html.',
    reading: 'Lendo a lista…',
    close: 'Fechar'
  },
  tour: {
    again: 'Mostre-me o básico',
    label: 'Um passeio de quatro passos',
    step: (n, of) => `Passo ${n} de ${of}`,
    back: 'Voltar',
    next: 'Próximo',
    leave: 'Sair do passeio',
    done: 'Pronto',
    steps: [
      {
        title: 'As figuras',
        text: 'Aqui estão todas as figuras da mesa. “Pôr na mesa” traz uma figura de uma coleção ou cria uma rápida; toque em uma figura para mudar seus valores.'
      },
      {
        title: 'A pergunta',
        text: 'Toque no tabuleiro no atacante e depois no alvo, ou digite aqui dois nomes ou duas casas. A frase diz o que se pergunta: mude qualquer parte.'
      },
      {
        title: 'A resposta',
        text: 'Uma palavra, com seus motivos. Toque em um motivo para ler a regra e de onde vem. “Salvar decisão” guarda a resposta com a posição.'
      },
      {
        title: 'Todo o resto',
        text: 'Mapas, figuras, regras, decisões salvas e o torneio ficam a um toque. A tecla / procura em tudo, ? mostra as teclas, F1 abre a ajuda.'
      }
    ]
  },
  sections: [
    {
      id: 'rules',
      title: 'O que ele decide',
      text: [
        'Linhas de tiro, alvos, ataques com seus dados, empurrão, dano, valores de combate, movimentos, até onde se chega, fugir, chances, o melhor ataque de um turno e turnos inteiros, evento por evento: HeroClix pelas regras de janeiro de 2010, 2010, 2012 e 2013, e Clix Campaign. O empurrão de HeroScape e os ataques de Descent têm mesas próprias: escolha-as onde se escolhem as regras.',
        'Cada resposta é uma palavra com seus motivos. Um motivo cita a regra; a regra cita o documento e o lugar.',
        '“Decide” marca o motivo que dá a resposta, “Vale” o que conta para ela, “Examinada” o que foi verificado e não muda nada, “Sem efeito” o que outra regra põe de lado.',
        '“Valores supostos” são números que ninguém informou: preencha-os para ter certeza. “Não considerado” lista o que nenhuma regra cobre aqui, como o texto de uma carta que não foi informado.'
      ]
    },
    {
      id: 'asking',
      title: 'Como perguntar',
      text: [
        'Toque no tabuleiro no atacante e depois no alvo. A resposta aparece na hora.',
        'Ou digite: qualquer letra começa uma linha. merrow > brine pergunta sobre duas figuras, B4 G7 sobre duas casas, + Ogre G7 põe uma figura rápida. A lista abaixo do campo mostra tudo o que se pode digitar.',
        'A frase da pergunta muda parte por parte: ataque, empurrão, movimento, chances, com que poder, com que regras.',
        '“Nova mesa” começa uma posição vazia. “O que mudaria a decisão” testa cada pequena mudança. “Salvar decisão” guarda a resposta.',
        'A tecla / procura regras, poderes, mapas e figuras, também por nomes locais e antigos. Esc volta um passo, e Desfazer desfaz tudo.'
      ]
    },
    {
      id: 'browsers',
      title: 'Onde funciona e o que é guardado',
      text: [
        'O aplicativo de computador guarda tudo em arquivos deste computador.',
        'Chrome, Edge e Firefox guardam tudo no aparelho, e podem apagar quando quase não há espaço.',
        'O Safari, como em todo iPad, apaga o que uma página guarda após sete dias sem visita, a menos que a página esteja na tela de início. Lá o Linejudge oferece por si mesmo salvar uma cópia em um arquivo. No próprio Safari não foi experimentado.',
        'Um navegador que não guarda arquivos, como os que usam WebKitGTK, abre e dá decisões, e diz que nada é guardado.'
      ]
    },
    {
      id: 'not',
      title: 'O que ele não faz',
      text: [
        'Não rola dados: informe o que saiu ou pergunte pelas chances.',
        'Não conhece regras posteriores a 2013 nem o texto de uma carta que ninguém informou.',
        'Não substitui o juiz: pode-se decidir de outro modo, e o que o juiz decidiu aparece ao lado.',
        'Não envia nada a lugar nenhum: o que você faz fica neste aparelho até você exportar.'
      ]
    }
  ],
  jobs: {
    title: 'Três tarefas',
    list: [
      {
        title: 'Juiz',
        text: 'Pergunte na mesa, leia a resposta e seus motivos, salve-a com mesa, rodada e jogadores. Em Decisões todas são encontradas, conferidas com uma versão mais nova e impressas.'
      },
      {
        title: 'Organizador',
        text: 'Torneio é o posto de um torneio: jogadores e suas listas, pareamentos, relógio, resultados, classificação, penalidades e prêmios, e o que vai no papel. Dados guarda cópias e leva tudo para outro computador.'
      },
      {
        title: 'Autor de mapas',
        text: 'Mapas › Novo desenha um mapa; De uma imagem encontra a grade em uma foto. Conferências, perguntas fixadas e o que cada lado recebe acompanham cada pincelada. Um mapa sai em papel em tamanho real e em pacotes para os outros.'
      }
    ]
  },
  words: {
    title: 'Palavras das regras',
    text: 'Como se dizem aqui as palavras dos livros de regras em inglês. Os nomes dos poderes ficam em inglês; a busca encontra os locais.',
    english: 'Inglês',
    own: 'Aqui'
  }
}
